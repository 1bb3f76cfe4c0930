import { BOOKING_COLUMNS, csvColumns } from '#app/contract/csv-columns.ts';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#app/domain/booking-status.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { OneRecord } from '#app/web/office/parts/one-record.tsx';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { BookingCard } from './booking-card.tsx';
import { useBookings } from './use-bookings.ts';

const STATUS_NAMES: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
};
const PAYMENT_NAMES: Record<PaymentStatus, string> = {
  pending: 'Pending',
  partial: 'Partial',
  completed: 'Completed',
  refunded: 'Refunded',
};
const FILTERS = [
  { name: 'status', label: 'Status', options: optionsOf(BOOKING_STATUSES, STATUS_NAMES) },
  { name: 'payment', label: 'Payment', options: optionsOf(PAYMENT_STATUSES, PAYMENT_NAMES) },
];

/** The trips sold on the website, with their payments. */
export function BookingsTab() {
  const { state, list, match } = useBookings();
  return (
    <>
      <ListToolbar
        state={state}
        search="Search bookings"
        filters={FILTERS}
        saved="bookings"
        exportAs={{ path: '/crm/bookings', name: 'bookings', columns: csvColumns(BOOKING_COLUMNS), match }}
      />
      <OneRecord state={state} name="booking" />
      <CardList
        name="bookings"
        icon="ticket"
        hint="They appear here as soon as somebody books a trip on the website."
        list={list}
        state={state}
        letters={{ enter: 'Open', n: 'Note', s: 'Status' }}
        card={(booking) => <BookingCard key={booking.id} booking={booking} />}
      />
    </>
  );
}
