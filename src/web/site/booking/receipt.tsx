import type { LedgerEntryView, VisitorBooking } from '#app/contract/bookings.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { useSettings } from '#app/web/site/use-settings.ts';
import { entryTitle, methodName } from './booking-state.ts';
import { rupees } from './rupees.ts';
import { longDate } from './trip-dates.ts';

/** Heads the printed page: who received the money, and, on the receipt of one payment, what came when and how. */
export function Receipt({ booking, entry }: { booking: VisitorBooking; entry: LedgerEntryView | null }) {
  const { brand, contact, offices } = useSettings();
  return (
    <div className="receipt">
      <p>
        <b>{brand.legalName}</b>
        <br />
        {offices[0]?.address}
        <br />
        {contact.phone}, {contact.email}
      </p>
      {entry === null ? (
        <p>Payments of booking {booking.reference}</p>
      ) : (
        <>
          <h2>{entry.kind === 'refund' ? 'Refund receipt' : 'Payment receipt'}</h2>
          <dl>
            {receiptLines(booking, entry).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>The amounts are in Indian rupees and include GST.</p>
        </>
      )}
    </div>
  );
}

function receiptLines(booking: VisitorBooking, entry: LedgerEntryView): Array<[string, string]> {
  const refund = entry.kind === 'refund';
  return [
    ['Booking', booking.reference],
    [refund ? 'Paid back to' : 'Received from', booking.name],
    ['For', `${booking.packageTitle}, ${longDate(booking.travelDate)}`],
    ['What', entryTitle(booking, entry)],
    ['Amount', rupees(entry.amount)],
    ['Date', formatDate(entry.date)],
    ['Paid by', methodName(entry)],
    ...(entry.paymentId ? [['Payment id', entry.paymentId] as [string, string]] : []),
    ['Price of the journey', rupees(booking.totalAmount)],
  ];
}
