import { exactTime } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** Says that what is in the form was kept from before, and offers to go back to what is saved. */
export function KeptNote({ form }: { form: { keptFrom: Date | null; discardKept(): void } }) {
  if (!form.keptFrom) return null;
  return (
    <div className="note warn" role="status">
      <Icon name="history" />
      <span className="grow">Unsaved changes of {exactTime(form.keptFrom)} are back in this form.</span>
      <button type="button" className="btn sm" onClick={form.discardKept}>
        Discard them
      </button>
    </div>
  );
}
