import { Empty } from '#app/web/office/parts/empty.tsx';
import { Pager } from '#app/web/office/parts/pager.tsx';
import { BookingCard } from './booking-card.tsx';
import type { useBookings } from './use-bookings.ts';

const SKELETONS = ['a', 'b', 'c', 'd'];

/** The cards of a page, or what is there instead: loading, a failure, nothing, nothing that matches. */
export function BookingsList({
  bookings,
  page,
  filtered,
  onPage,
  onClear,
}: {
  bookings: ReturnType<typeof useBookings>;
  page: number;
  filtered: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
}) {
  const { data, isError, isPlaceholderData, refetch } = bookings;
  if (!data && isError) {
    return (
      <div className="box">
        <Empty
          icon="circle-alert"
          bad
          title="Bookings could not be loaded"
          hint="Please check your connection."
        >
          <button type="button" className="btn" onClick={() => void refetch()}>
            Try again
          </button>
        </Empty>
      </div>
    );
  }
  if (!data) return <Loading />;
  if (data.data.length === 0) {
    return (
      <div className="box">
        <Empty
          icon={filtered ? 'search-x' : 'ticket'}
          title="No bookings found"
          hint={
            filtered
              ? 'Nothing matches these filters.'
              : 'They appear here as soon as somebody books a trip on the website.'
          }
        >
          {(filtered || page > 1) && (
            <button type="button" className="btn" onClick={onClear}>
              Show all bookings
            </button>
          )}
        </Empty>
      </div>
    );
  }
  return (
    <>
      <div className={isPlaceholderData ? 'g2 eq is-old' : 'g2 eq'} aria-busy={isPlaceholderData}>
        {data.data.map((booking) => (
          <BookingCard key={booking.id} booking={booking} />
        ))}
      </div>
      <Pager page={page} total={data.total} alone onPage={onPage} />
    </>
  );
}

function Loading() {
  return (
    <div className="g2" role="status">
      <span className="sr">Loading bookings...</span>
      {SKELETONS.map((key) => (
        <div key={key} className="card sk-card" aria-hidden="true">
          <span className="sk w40" />
          <span className="sk w60" />
          <span className="sk w80" />
          <span className="sk w20" />
        </div>
      ))}
    </div>
  );
}
