import { useState } from 'react';
import type { AccountInvoice } from '#app/contract/accounts.ts';
import { failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

type Kind = 'proforma' | 'invoice';
const NAMES: Record<Kind, string> = { proforma: 'Proforma', invoice: 'Invoice' };

/** Both papers of a booking as PDF. Texts: back-office §8. */
export function DocumentButtons({ row, onIssued }: { row: AccountInvoice; onIssued: () => unknown }) {
  const [busy, setBusy] = useState<Kind | null>(null);
  async function download(kind: Kind): Promise<void> {
    if (busy) return;
    setBusy(kind);
    try {
      const path = `/crm/bookings/${row.booking_id}/generate-${kind}`;
      const response = await fetchOffice(path, 'application/pdf', { method: 'POST' });
      saveBlob(`${kind}.pdf`, await response.blob());
      showSuccess({ title: `${NAMES[kind]} downloaded successfully!` });
      // The first download of an invoice gave it its number.
      if (kind === 'invoice' && row.invoice_number_final === null) await onIssued();
    } catch (error) {
      showFailure({
        title: 'Failed to download invoice',
        detail: failureText(error, 'Please try again.'),
        retry: () => download(kind),
      });
    } finally {
      setBusy(null);
    }
  }
  return (
    <>
      {(['proforma', 'invoice'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={busy === kind ? 'btn sm ghost busy' : 'btn sm ghost'}
          aria-disabled={busy !== null || undefined}
          aria-label={`${NAMES[kind]} of ${row.invoice_number_final ?? row.customer_name}`}
          title={`${kind}.pdf`}
          onClick={() => void download(kind)}
        >
          {NAMES[kind]}
        </button>
      ))}
    </>
  );
}
