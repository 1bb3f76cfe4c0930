import type { DraftProgress } from '#app/contract/ai.ts';
import { Progress } from '#app/web/ui/parts/progress.tsx';

/** How far a draft is, by the parts that have begun, and a way to give it up. */
export function DraftProgressView({
  progress,
  parts,
  onCancel,
}: {
  progress: DraftProgress;
  parts: readonly string[];
  onCancel(): void;
}) {
  const begun = progress.parts.filter((part) => parts.includes(part));
  const value = progress.stage === 'checking' ? parts.length : Math.max(0, begun.length - 0.5);
  return (
    <div className="ai-progress">
      <Progress
        label="Writing the draft"
        text={sayProgress(progress, begun)}
        {...(progress.stage === 'asking' || begun.length === 0 ? {} : { value, max: parts.length })}
      />
      <button type="button" className="btn sm ghost" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}

function sayProgress({ stage, characters }: DraftProgress, begun: string[]): string {
  if (stage === 'asking') return 'Asking for a draft…';
  if (stage === 'checking') return 'Checking the draft…';
  const part = begun.at(-1)?.replaceAll('_', ' ');
  return `Writing${part ? ` the ${part}` : ''}: ${characters.toLocaleString('en-IN')} characters`;
}
