import type { DraftAnswer } from '#app/contract/ai.ts';
import { DraftBox } from './draft-box.tsx';
import { DraftPanel } from './draft-panel.tsx';
import type { AiHelperProps } from './draft-types.ts';
import { packageSections } from './package-sections.tsx';
import { useAccepted } from './use-accepted.ts';

const PARTS = ['description', 'inclusions', 'exclusions'];

/** Drafts description, inclusions and exclusions of a package; staff take what they like of it. */
export function AiHelper({ title, destination, duration, packageType, current, onAccept }: AiHelperProps) {
  const accept = useAccepted(current, onAccept);
  return (
    <DraftPanel<DraftAnswer>
      path="/admin/generate-complete-itinerary"
      about="Drafts the description, inclusions and exclusions from the title and destination. You review before anything is saved."
      duration={duration}
      parts={PARTS}
      trip={{ title, destination }}
      more={{ package_type: packageType || undefined }}
    >
      {(answer, { again, close }) => (
        <DraftBox
          key={answer.description}
          sections={packageSections(current, answer.parsed_sections)}
          note={answer.note}
          onUse={(change, labels) => {
            accept(change, labels);
            close();
          }}
          onAgain={again}
          onDiscard={close}
        />
      )}
    </DraftPanel>
  );
}
