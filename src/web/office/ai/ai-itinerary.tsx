import type { ItineraryDraftAnswer } from '#app/contract/ai.ts';
import { DraftBox } from './draft-box.tsx';
import { DraftPanel } from './draft-panel.tsx';
import type { AiItineraryProps } from './draft-types.ts';
import { itinerarySections } from './itinerary-sections.tsx';
import { useAccepted } from './use-accepted.ts';

const PARTS = ['overview', 'highlights', 'inclusions', 'exclusions', 'days'];

/** Drafts an itinerary day by day; staff take what they like of it. */
export function AiItinerary(props: AiItineraryProps) {
  const { title, destination, duration, route = '', packageType, current, onAccept } = props;
  const accept = useAccepted(current, onAccept);
  return (
    <DraftPanel<ItineraryDraftAnswer>
      path="/admin/draft-itinerary"
      about="Drafts the days, the overview and the lists from the title and destination. You review before anything is saved."
      duration={duration}
      parts={PARTS}
      trip={{ title, destination }}
      more={{ route, package_type: packageType || undefined }}
    >
      {(answer, { again, close }) => (
        <DraftBox
          key={JSON.stringify(answer.itinerary.days)}
          sections={itinerarySections(current, answer.itinerary)}
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
