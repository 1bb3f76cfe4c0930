import type { CrmBooking } from '#app/contract/bookings.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';

/** Paid, refunded, due and total, with the paid part as a bar. */
export function BookingMoney({ booking }: { booking: CrmBooking }) {
  const { totalAmount, paidAmount, refundedAmount, balanceAmount } = booking;
  const held = Math.max(0, paidAmount - refundedAmount);
  const part = totalAmount > 0 ? Math.min(100, (held / totalAmount) * 100) : 0;
  return (
    <div>
      <div className="money">
        <span>
          <span className="mute">Paid</span>
          <b>{rupees(paidAmount)}</b>
        </span>
        {refundedAmount > 0 && (
          <span>
            <span className="mute">Refunded</span>
            <b>{rupees(refundedAmount)}</b>
          </span>
        )}
        {balanceAmount > 0 && (
          <span>
            <span className="mute">Balance</span>
            <b>{rupees(balanceAmount)}</b>
          </span>
        )}
        <span className="push">
          <span className="mute">Total</span>
          <b>{rupees(totalAmount)}</b>
        </span>
      </div>
      <div className="prog">
        <i style={{ width: `${part}%` }} />
      </div>
    </div>
  );
}
