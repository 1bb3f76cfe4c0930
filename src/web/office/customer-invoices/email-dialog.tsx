import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { MailDialog } from '#app/web/office/parts/mail-dialog.tsx';
import { INVOICES, useReloadInvoices } from './use-invoice-actions.ts';

/** Sends an invoice's PDF to its customer. */
export function EmailDialog({ invoice, onClose }: { invoice: CustomerInvoiceView; onClose: () => void }) {
  const reload = useReloadInvoices();
  return (
    <MailDialog
      title="Email invoice"
      hint={`${invoice.customer_name} · ${invoice.invoice_number}`}
      to={invoice.customer_email}
      longest={5000}
      about={
        invoice.invoice_type === 'final'
          ? 'The PDF goes with it. A sent invoice cannot be changed any more.'
          : 'The PDF goes with it.'
      }
      path={`${INVOICES}/${invoice.id}/email`}
      detail={invoice.invoice_number}
      onSent={() => void reload()}
      onClose={onClose}
    />
  );
}
