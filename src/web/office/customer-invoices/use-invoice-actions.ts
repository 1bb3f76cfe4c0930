import { useQueryClient } from '@tanstack/react-query';
import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { sendReminders } from '#app/web/office/payments/send-reminders.ts';
import { callOffice, failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

export const INVOICES = '/accounts/customer-invoices';
export const INVOICE_STATS = ['customer-invoice-stats'];

const AGAIN = 'Please check your connection and try again.';

/** After any change of an invoice: the list and the cards over it are asked for again. */
export function useReloadInvoices(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: serverListKey(INVOICES) }),
      client.invalidateQueries({ queryKey: INVOICE_STATS }),
    ]);
  };
}

/** What can be done from an invoice's card. Texts: back-office §8. */
export function useInvoiceActions(invoice: CustomerInvoiceView) {
  const reload = useReloadInvoices();
  const ask = useConfirm();

  async function download(): Promise<void> {
    try {
      const answer = await fetchOffice(`${INVOICES}/${invoice.id}/download`, 'application/pdf');
      saveBlob(`invoice_${invoice.id}.pdf`, await answer.blob());
    } catch (error) {
      showFailure({ title: 'Failed to download PDF.', detail: failureText(error, AGAIN), retry: download });
    }
  }

  async function remove(): Promise<void> {
    const final = invoice.invoice_type === 'final';
    const yes = await ask({
      title: 'Delete this invoice?',
      lost: final
        ? `${invoice.invoice_number} is cancelled and cannot be paid any more.`
        : `${invoice.invoice_number} disappears from the list.`,
      stays: staysText(invoice),
      verb: 'Delete invoice',
      tone: 'red',
    });
    if (!yes) return;
    try {
      await callOffice(`${INVOICES}/${invoice.id}`, { method: 'DELETE' });
      showSuccess({ title: 'Invoice deleted successfully!', detail: invoice.invoice_number });
    } catch (error) {
      showFailure({ title: 'Failed to delete invoice.', detail: failureText(error, AGAIN) });
    }
    await reload();
  }

  async function remind(): Promise<void> {
    if (await sendReminders({ customer_invoice_ids: [invoice.id] })) await reload();
  }

  return { download, remind, remove };
}

function staysText({ invoice_type, sent_at }: CustomerInvoiceView): string {
  if (invoice_type === 'proforma') return 'Its number is not given again.';
  const paper = 'Its number and its PDF stay, stamped CANCELLED.';
  return sent_at ? `${paper} The customer has it already: tell them.` : paper;
}
