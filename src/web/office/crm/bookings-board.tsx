import type { CrmBooking } from '#app/contract/bookings.ts';
import type { BookingStatus } from '#app/domain/booking-status.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { BookingBadge, capitalised, PaymentBadge } from '#app/web/office/parts/badge.tsx';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { askToComplete } from './ask-to-complete.ts';
import { Board, type ColumnOf } from './board.tsx';
import { travelers } from './travelers.ts';
import { useBookingChange } from './use-bookings.ts';

/** In the order of a booking's life. */
const STATUSES: BookingStatus[] = ['pending', 'confirmed', 'completed', 'cancelled'];
const COLUMNS: Array<ColumnOf<BookingStatus>> = STATUSES.map((status) => ({
  status,
  name: capitalised(status),
  badge: <BookingBadge status={status} />,
}));

/** The bookings by status; with a status in the filter only that column. */
export function BookingsBoard({ match, status }: { match: string; status: string }) {
  const { mutate } = useBookingChange({ moved: true });
  return (
    <Board<CrmBooking, BookingStatus>
      list="bookings"
      columns={status ? COLUMNS.filter((column) => column.status === status) : COLUMNS}
      match={match}
      letters={{ enter: 'Open' }}
      onMove={async (row, to) => {
        if (to === 'completed' && !(await askToComplete(row))) return false;
        mutate({ row, status: to });
        return true;
      }}
      card={(booking) => ({
        label: `${booking.name} ${booking.reference}`,
        body: (
          <>
            <div className="row">
              <RecordLink list="bookings" id={booking.id} className="nm trunc">
                {booking.name}
              </RecordLink>
              <span className="mute push ref">{booking.reference}</span>
            </div>
            <p>{booking.packageTitle}</p>
            <div className="row">
              <PaymentBadge status={booking.paymentStatus} />
            </div>
            <div className="b">
              <span>
                {formatDate(booking.travelDate)} · {travelers(booking.travelers)}
              </span>
              <b className="push ink2">{rupees(booking.totalAmount)}</b>
            </div>
            {booking.assigneeName && <div className="who mute trunc">Assigned to {booking.assigneeName}</div>}
          </>
        ),
      })}
    />
  );
}
