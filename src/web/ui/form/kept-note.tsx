import { exactTime } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { fieldWords } from './field-words.ts';
import type { OfficeForm } from './use-office-form.ts';

type Kept = Pick<OfficeForm<object>, 'keptFrom' | 'changedSince' | 'takeNewer' | 'discardKept'>;

/**
 * Says that what is in the form was kept from before, and offers to go back to what is saved; where that was saved again
 * meanwhile, what a save would replace, and offers to take the newer values.
 */
export function KeptNote({ form }: { form: Kept }) {
  const { keptFrom, changedSince } = form;
  if (!keptFrom) return null;
  const both = changedSince ?? [];
  return (
    <div className={both.length > 0 ? 'note kept bad' : 'note kept warn'} role="status">
      <Icon name="history" />
      <span className="grow">
        Unsaved changes of {exactTime(keptFrom)} are back in this form.
        {changedSince && ' It was saved again since'}
        {changedSince &&
          (both.length > 0 ? `, with other values of ${named(both)}: saving replaces those.` : NOTHING_LOST)}
      </span>
      <span className="row tight">
        {both.length > 0 && (
          <button type="button" className="btn sm" onClick={form.takeNewer}>
            Take the newer
          </button>
        )}
        <button type="button" className="btn sm" onClick={form.discardKept}>
          Discard them
        </button>
      </span>
    </div>
  );
}

const NOTHING_LOST = '; what changed there is here too.';

/** `Phone, Email and 2 more`. */
function named(paths: readonly string[]): string {
  const names = [...new Set(paths.map((path) => fieldWords(path.split('.'))))];
  const shown = names.slice(0, 4);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : new Intl.ListFormat('en').format(shown);
}
