import type { ReactNode } from 'react';
import type { LedgerEntryView, VisitorBooking } from '#app/contract/bookings.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { entryTitle, methodName } from './booking-state.ts';
import { rupees } from './rupees.ts';

/** Payments so far with their receipts, and what is still due. */
export function BookingPayments({
  booking,
  payBalance,
  onReceipt,
}: {
  booking: VisitorBooking;
  payBalance: ReactNode;
  /** Prints the receipt of one payment. */
  onReceipt(entry: LedgerEntryView): void;
}) {
  const held = booking.paidAmount - booking.refundedAmount;
  const share = booking.totalAmount > 0 ? Math.min(100, Math.max(0, (held / booking.totalAmount) * 100)) : 0;
  return (
    <>
      <div className="meter" role="img" aria-label={`${rupees(held)} of ${rupees(booking.totalAmount)} paid`}>
        <i style={{ width: `${share}%` }} />
      </div>
      <ol className="pays">
        {booking.payments.map((entry) => (
          <li key={entry.id} className="done">
            <i>
              <Icon name={entry.kind === 'refund' ? 'left' : 'check'} />
            </i>
            <div>
              <b>{entryTitle(booking, entry)}</b>
              <span>
                {formatDate(entry.date)}, {methodName(entry)}
              </span>
            </div>
            <span className="am">{rupees(entry.amount)}</span>
            <button
              type="button"
              className="textlink"
              aria-label={`Receipt, ${entryTitle(booking, entry)} ${rupees(entry.amount)}`}
              onClick={() => onReceipt(entry)}
            >
              <Icon name="dl" />
              Receipt
            </button>
          </li>
        ))}
        {booking.balanceAmount > 0 && booking.paidAmount > 0 && (
          <li>
            <i />
            <div>
              <b>Balance due</b>
              <span>Pay it here before you travel</span>
            </div>
            <span className="am">{rupees(booking.balanceAmount)}</span>
            {payBalance}
          </li>
        )}
      </ol>
    </>
  );
}
