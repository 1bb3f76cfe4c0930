import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** Why the form only shows the invoice, with the way that is left. Source: checklist B31. */
export function LockedNote({ reason, onCredit }: { reason: string; onCredit: () => void }) {
  return (
    <p className="note warn">
      <Icon name="circle-alert" />
      <span>
        {reason} It cannot be changed:{' '}
        <button type="button" className="textlink" onClick={onCredit}>
          issue a credit note
        </button>{' '}
        instead.
      </span>
    </p>
  );
}

/** Why an invoice cannot be changed any more; null: it can, unless the server knows of a filed return. */
export function lockedReason(invoice: CustomerInvoiceView): string | null {
  const { invoice_type, paid_amount, credited_amount, sent_at } = invoice;
  if (invoice_type !== 'final') return null;
  if (paid_amount > 0) return 'Payments are recorded on this invoice.';
  if (credited_amount > 0) return 'A credit note corrects this invoice.';
  return sent_at ? 'This invoice was sent to the customer.' : null;
}
