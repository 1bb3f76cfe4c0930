import { useState } from 'react';
import { MOST_AT_ONCE } from '#app/contract/list-query.ts';
import { failureText } from '#app/web/ui/data/call-office.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure } from '#app/web/ui/toast.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { useBulkStatus } from './use-bulk-status.ts';

/** What can be done to all ticked invoices: approving, and writing down that they were paid; both can be taken back. */
export function BulkButtons({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const change = useBulkStatus();
  const [busy, setBusy] = useState(false);
  const [paying, setPaying] = useState(false);

  async function approve(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await change(ids, { status: 'approved' });
      onDone();
    } catch (error) {
      showFailure({
        title: 'Failed to approve invoices',
        detail: failureText(error, 'Please check your connection and try again.'),
      });
    } finally {
      setBusy(false);
    }
  }

  if (ids.length > MOST_AT_ONCE) return <span>At most {MOST_AT_ONCE} at once</span>;
  return (
    <>
      <button
        type="button"
        className={busy ? 'btn busy' : 'btn'}
        aria-disabled={busy || undefined}
        onClick={() => void approve()}
      >
        {!busy && <Icon name="check" />}
        {busy ? 'Saving...' : 'Approve'}
      </button>
      <button type="button" className="btn" onClick={() => setPaying(true)}>
        <Icon name="badge-indian-rupee" />
        Mark as paid
      </button>
      {paying && (
        <PaidDialog
          count={ids.length}
          save={(how) => change(ids, { status: 'paid', ...how })}
          onDone={onDone}
          onClose={() => setPaying(false)}
        />
      )}
    </>
  );
}
