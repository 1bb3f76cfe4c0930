import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** Said before somebody types in vain, with the way that is left; the server decides. Source: checklist B31. */
export function LockedNote({ invoice, onCredit }: { invoice: CustomerInvoiceView; onCredit: () => void }) {
  const reason = invoice.invoice_type === 'final' && reasonOf(invoice);
  if (!reason) return null;
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

function reasonOf({ paid_amount, credited_amount, sent_at }: CustomerInvoiceView): string | null {
  if (paid_amount > 0) return 'Payments are recorded on this invoice.';
  if (credited_amount > 0) return 'A credit note corrects this invoice.';
  return sent_at ? 'This invoice was sent to the customer.' : null;
}
