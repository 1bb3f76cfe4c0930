import { Link, useSearchParams } from 'react-router';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { type BookingFilters, readFilters, writeFilters } from './booking-filters.ts';
import { BookingsList } from './bookings-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useBookings } from './use-bookings.ts';

const ALL: BookingFilters = { q: '', status: '', payment: '', page: 1 };

/** CRM: the bookings with their payments. */
export default function CrmPage() {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const bookings = useBookings(filters);

  function filter(change: Partial<BookingFilters>): void {
    setSearch((now) => writeFilters({ ...readFilters(now), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <>
      <PageHead title="Inquiries & Bookings" hint="Trips sold on the website, with their payments." />
      <nav className="tabs" aria-label="Lists">
        <Link to="/admin/crm" aria-current="page">
          Bookings {bookings.data && <span className="c">{bookings.data.total.toLocaleString('en-IN')}</span>}
        </Link>
      </nav>
      <FilterBar filters={filters} onChange={filter} />
      <BookingsList
        bookings={bookings}
        page={filters.page}
        filtered={filters.q !== '' || filters.status !== '' || filters.payment !== ''}
        onPage={(page) => setSearch((now) => writeFilters({ ...readFilters(now), page }))}
        onClear={() => filter(ALL)}
      />
    </>
  );
}
