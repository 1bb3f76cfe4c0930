import { useState } from 'react';
import type { AccountInvoice } from '#app/contract/accounts.ts';
import { zipFiles } from '#app/domain/zip-files.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { sendReminders } from '#app/web/office/payments/send-reminders.ts';
import { failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { saveReport } from './report-files.tsx';

/** What can be done with the ticked sales: remind, download the papers as one ZIP, export. */
export function InvoiceBulk({
  ids,
  rows,
  clear,
}: {
  ids: string[];
  rows: readonly AccountInvoice[];
  clear: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const mayEdit = useMay('accounts.edit');
  const chosen = rows.filter((row) => ids.includes(row.id));

  async function whileBusy(work: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(true);
    await work();
    setBusy(false);
  }

  return (
    <>
      {mayEdit && (
        <button
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => void whileBusy(async () => (await sendReminders({ booking_ids: ids })) && clear())}
        >
          <Icon name="bell" />
          Send reminder
        </button>
      )}
      {mayEdit && (
        <button
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => void whileBusy(() => download(chosen))}
        >
          <Icon name="download" />
          Download PDFs
        </button>
      )}
      <button
        type="button"
        onClick={() => void saveReport(`invoices?ids=${ids.join(',')}`, 'invoices', 'csv')}
      >
        <Icon name="file-spreadsheet" />
        Export CSV
      </button>
    </>
  );
}

/** The invoice where it is out, else the proforma: downloading many gives no invoice its number unasked. */
async function download(rows: readonly AccountInvoice[]): Promise<void> {
  try {
    const files = [];
    for (const row of rows) {
      const kind = row.invoice_number_final ? 'invoice' : 'proforma';
      const path = `/crm/bookings/${encodeURIComponent(row.booking_id)}/generate-${kind}`;
      const answer = await fetchOffice(path, 'application/pdf', { method: 'POST' });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      files.push({ name: `${kind}-${row.reference}.pdf`, bytes });
    }
    saveBlob(`invoices-${agencyDate()}.zip`, new Blob(zipFiles(files), { type: 'application/zip' }));
    showSuccess({ title: `${files.length} PDFs downloaded` });
  } catch (error) {
    showFailure({
      title: 'Failed to download invoice',
      detail: failureText(error, 'Please try again.'),
      retry: () => download(rows),
    });
  }
}
