import type { ReactNode } from 'react';
import type { VisitorBooking } from '#app/contract/bookings.ts';
import { DEPOSIT_PERCENT } from '#app/domain/money.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { rupees } from './rupees.ts';
import { SummaryTicket } from './summary-ticket.tsx';
import { TestMode } from './test-mode.tsx';
import { tripDates } from './trip-dates.ts';

/** The ticket of a booking: its price, what was paid, what is due. */
export function BookingTotals({ booking, button }: { booking: VisitorBooking; button: ReactNode }) {
  const due = booking.paidAmount > 0 ? booking.balanceAmount : booking.dueNow;
  return (
    <SummaryTicket
      label="Booking summary"
      image={booking.image}
      title={booking.packageTitle}
      facts={`${tripDates(booking.travelDate, booking.duration)} · ${booking.duration}`}
      button={button}
      foot={button && <TestMode />}
    >
      <div>
        <span>
          {rupees(booking.unitPrice)} ×{' '}
          {booking.travelers === 1 ? '1 traveler' : `${booking.travelers} travelers`}
        </span>
        <span>{rupees(booking.totalAmount)}</span>
      </div>
      <div className="tot">
        <span>
          Total<small>Includes GST</small>
        </span>
        <span>{rupees(booking.totalAmount)}</span>
      </div>
      <div>
        <span>{paidLabel(booking)}</span>
        <span>{rupees(booking.paidAmount)}</span>
      </div>
      {booking.refundedAmount > 0 && (
        <div>
          <span>Refunded</span>
          <span>{rupees(booking.refundedAmount)}</span>
        </div>
      )}
      {booking.bookingStatus !== 'cancelled' && (
        <div className="now">
          <span>{dueLabel(booking)}</span>
          <span>{rupees(due)}</span>
        </div>
      )}
    </SummaryTicket>
  );
}

function paidLabel(booking: VisitorBooking): string {
  const payments = booking.payments.filter((entry) => entry.kind === 'payment');
  const last = payments.at(-1);
  if (!last) return 'Paid';
  return `${payments.length > 1 ? 'Paid by' : 'Paid on'} ${formatDate(last.date)}`;
}

function dueLabel(booking: VisitorBooking): string {
  if (booking.paidAmount > 0) return 'Balance due';
  return booking.paymentOption === 'partial' ? `To confirm (${DEPOSIT_PERCENT}%)` : 'To confirm';
}
