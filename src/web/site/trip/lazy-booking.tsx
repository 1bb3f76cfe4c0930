import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { TripView } from '#app/contract/content.ts';

const BookingView = lazy(() =>
  import('#app/web/site/booking/booking-view.tsx').then((part) => ({ default: part.BookingView })),
);

export interface BookingProps {
  trip: TripView;
  heading: 'h1' | 'h2';
  /** True while the payment widget is open above the page. */
  onPaying(paying: boolean): void;
  onEnquire(): void;
  /** `path`: the booking's own page with its key. */
  onBooked(path: string): void;
}

/** The booking form with what it needs (validation, payment) comes when somebody books, not with the page. */
export function LazyBooking(props: BookingProps) {
  return (
    <LoadGuard>
      <Suspense fallback={<BookingSkeleton />}>
        <BookingView {...props} />
      </Suspense>
    </LoadGuard>
  );
}

function BookingSkeleton() {
  return (
    <div className="view late" role="status" aria-label="Loading the booking form">
      <div className="sk" style={{ height: 46, width: 300, margin: '8px 0 34px' }} />
      <div className="book">
        <div className="sk" style={{ height: 420, borderRadius: 28 }} />
        <div className="sk" style={{ height: 420, borderRadius: 28 }} />
      </div>
    </div>
  );
}

/** The form's code could not be loaded (offline, or a new version was put up): say so instead of breaking the page. */
class LoadGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="soon" role="alert">
        <div>
          <p>The booking form could not be loaded.</p>
          <button type="button" className="textlink" onClick={() => window.location.reload()}>
            Load the page again
          </button>
        </div>
      </div>
    );
  }
}
