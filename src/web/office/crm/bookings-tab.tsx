import { useSearchParams } from 'react-router';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#app/domain/booking-status.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { FilterChoice } from '#app/web/ui/list/filter-choice.tsx';
import { SearchField } from '#app/web/ui/list/search-field.tsx';
import { BookingCard } from './booking-card.tsx';
import { ALL_BOOKINGS, type BookingFilters, readFilters, writeFilters } from './booking-filters.ts';
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

/** The trips sold on the website, with their payments. A change of a filter leads back to the first page. */
export function BookingsTab() {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const filter = (change: Partial<BookingFilters>) =>
    setSearch((now) => writeFilters({ ...readFilters(now), page: 1, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <search className="filters">
        <SearchField label="Search bookings" q={filters.q} onSearch={(q) => filter({ q })} />
        <FilterChoice
          label="Status"
          value={filters.status}
          values={BOOKING_STATUSES}
          names={STATUS_NAMES}
          onChoose={(status) => filter({ status })}
        />
        <FilterChoice
          label="Payment"
          value={filters.payment}
          values={PAYMENT_STATUSES}
          names={PAYMENT_NAMES}
          onChoose={(payment) => filter({ payment })}
        />
      </search>
      <CardList
        name="bookings"
        icon="ticket"
        hint="They appear here as soon as somebody books a trip on the website."
        list={useBookings(filters)}
        page={filters.page}
        filtered={filters.q !== '' || filters.status !== '' || filters.payment !== ''}
        onPage={(page) => setSearch((now) => writeFilters({ ...readFilters(now), page }))}
        onClear={() => filter(ALL_BOOKINGS)}
        card={(booking) => <BookingCard key={booking.id} booking={booking} />}
      />
    </>
  );
}
