import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import type { VendorInvoiceStatus } from '#app/domain/purchases.ts';
import { counted } from '#app/web/office/accounts/figures.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { reloadVendorInvoices, vendorInvoicePath } from './vendor-invoices-api.ts';

/** Approves those of the ticked invoices that are pending; Undo makes them pending again. */
export function ApproveButton({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function approve(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const done: string[] = [];
    try {
      for (const id of ids) if (await moved(id, 'pending', 'approved')) done.push(id);
      onDone();
      showSuccess({
        title: done.length > 0 ? `${counted(done.length, 'invoice')} approved` : 'None of these is pending',
        ...(done.length > 0 ? { undo } : {}),
      });
    } catch (error) {
      showFailure({
        title: 'Failed to approve invoices',
        detail: failureText(error, `${counted(done.length, 'invoice')} approved before that.`),
      });
    } finally {
      setBusy(false);
      await reloadVendorInvoices(client);
    }

    async function undo(): Promise<void> {
      for (const id of done) await moved(id, 'approved', 'pending');
      await reloadVendorInvoices(client);
    }
  }

  return (
    <button
      type="button"
      className={busy ? 'btn busy' : 'btn'}
      aria-disabled={busy || undefined}
      onClick={() => void approve()}
    >
      {!busy && <Icon name="check" />}
      {busy ? 'Saving...' : 'Approve'}
    </button>
  );
}

/** False when the invoice stands elsewhere than expected: then it stays there. */
async function moved(id: string, from: VendorInvoiceStatus, to: VendorInvoiceStatus): Promise<boolean> {
  const { data } = await callOffice<VendorInvoice>(vendorInvoicePath(id));
  if (data.status !== from) return false;
  const body = new FormData();
  body.set('status', to);
  body.set('version', String(data.version));
  await callOffice(vendorInvoicePath(id), { method: 'PUT', body });
  return true;
}
