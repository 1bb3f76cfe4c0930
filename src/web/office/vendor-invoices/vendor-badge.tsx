import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { PAYMENT_MODE_NAMES } from '#app/domain/payment-mode.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { VENDOR_INVOICE_STATUS_NAMES, type VendorInvoiceStatus } from '#app/domain/purchases.ts';
import { Badge, type Tone } from '#app/web/ui/parts/badge.tsx';

const TONES: Record<VendorInvoiceStatus, Tone> = { pending: 'orange', approved: 'blue', paid: 'green' };

/** How far an invoice is, and once it is paid, how and when. */
export function VendorBadge({ invoice }: { invoice: VendorInvoice }) {
  const { status, payment_mode: mode, payment_date: date } = invoice;
  const paid = [mode && PAYMENT_MODE_NAMES[mode], date && formatDate(date)].filter(Boolean).join(' · ');
  return (
    <>
      <Badge tone={TONES[status]}>{VENDOR_INVOICE_STATUS_NAMES[status]}</Badge>
      {paid && <span className="d nw">{paid}</span>}
    </>
  );
}
