import { useQueryClient } from '@tanstack/react-query';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { formatMoney } from '#app/domain/money.ts';
import { paise } from '#app/web/office/accounts/figures.ts';
import { callOffice, failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { reloadVendorInvoices, vendorInvoicePath } from './vendor-invoices-api.ts';

const AGAIN = 'Please check your connection and try again.';

/** What a row does at once. Texts: back-office §2, §8. */
export function useVendorInvoiceActions() {
  const client = useQueryClient();
  const ask = useConfirm();
  const reload = () => reloadVendorInvoices(client);

  async function download(invoice: VendorInvoice): Promise<void> {
    try {
      const answer = await fetchOffice(vendorInvoicePath(invoice.id, 'download'), '*/*');
      saveBlob(invoice.file_name ?? 'attachment', await answer.blob());
    } catch (error) {
      showFailure({
        title: 'Failed to download file',
        detail: failureText(error, AGAIN),
        retry: () => download(invoice),
      });
    }
  }

  async function remove(invoice: VendorInvoice): Promise<void> {
    const { id, vendor_name: vendor, invoice_number: number, total_amount: total, currency } = invoice;
    const yes = await ask({
      title: 'Delete this invoice?',
      lost: `${number} of ${vendor} over ${formatMoney(paise(total), currency)} leaves the list and the figures${invoice.file_path ? ', with its file' : ''}.`,
      stays: 'It can be brought back with Undo.',
      verb: 'Delete invoice',
      tone: 'red',
    });
    if (!yes) return;
    try {
      await callOffice(vendorInvoicePath(id), { method: 'DELETE' });
      showSuccess({
        title: 'Invoice deleted successfully!',
        detail: `${vendor} · ${number}`,
        undo: async () => {
          await callOffice(vendorInvoicePath(id, 'restore'), { method: 'POST' });
          await reload();
        },
      });
    } catch (error) {
      showFailure({ title: 'Failed to delete invoice', detail: failureText(error, AGAIN) });
    }
    await reload();
  }

  return { download, remove };
}
