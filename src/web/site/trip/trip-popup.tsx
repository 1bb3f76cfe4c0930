import { useState } from 'react';
import type { TripView } from '#app/contract/content.ts';
import '#app/web/styles/trip.css';
import { Icon } from '#app/web/ui/icon.tsx';
import { Modal } from '#app/web/ui/modal.tsx';
import { LazyBooking } from './lazy-booking.tsx';
import { ShareMenu } from './share-menu.tsx';
import { tripPath } from './trip-address.ts';
import { TripDetail } from './trip-detail.tsx';
import { CancelButton, TripEnquiry } from './trip-enquiry.tsx';
import { TripFailed, TripSkeleton } from './trip-pending.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useRouteMap } from './use-route-map.ts';
import { useTrip } from './use-trip.ts';

type View = 'details' | 'enquiry' | 'booking';

/** A trip over the landing page: details, enquiry or booking. Gone means gone: opened again it starts clean (UI-09). */
export function TripPopup({
  type,
  slug,
  onClose,
  onBooked,
  openerId,
}: {
  type: TripView['type'];
  slug: string;
  /** Called once the popup has left the screen. */
  onClose(): void;
  /** `path`: the page of the booking that was made. */
  onBooked(path: string): void;
  openerId?: string;
}) {
  const { state, itinerary, retry } = useTrip(type, slug);
  const [view, setView] = useState<View>('details');
  const [paying, setPaying] = useState(false);
  const [closing, setClosing] = useState(false);
  const trip = state.status === 'ready' ? state.trip : null;
  const map = useRouteMap(trip?.id);
  const close = () => setClosing(true);
  useDocumentTitle(trip?.title);
  const label = view === 'booking' ? 'Book Your Trip' : (trip?.title ?? 'Trip details');

  return (
    <Modal
      label={label}
      paused={paying}
      closing={closing}
      openerId={openerId}
      stage={view}
      onClose={close}
      onClosed={onClose}
    >
      <div className="popbar">
        {view === 'details' ? (
          <>
            <a className="textlink" href={tripPath(type, slug)}>
              Open full page
              <Icon name="right" />
            </a>
            <ShareMenu title={trip?.title ?? ''} path={tripPath(type, slug)} />
          </>
        ) : (
          <button type="button" className="textlink" onClick={() => setView('details')}>
            <Icon name="left" />
            Back to details
          </button>
        )}
        <button type="button" className="round" aria-label="Close" onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      {state.status === 'loading' && <TripSkeleton />}
      {state.status === 'failed' && <TripFailed gone={state.gone} onRetry={retry} onClose={close} />}
      {trip && view === 'details' && (
        <TripDetail
          trip={trip}
          state={itinerary}
          map={map}
          heading="h2"
          actions={{ onBook: () => setView('booking'), onEnquire: () => setView('enquiry') }}
        />
      )}
      {trip && view === 'enquiry' && (
        <TripEnquiry
          trip={trip}
          heading="h2"
          cancel={<CancelButton onCancel={() => setView('details')} />}
          onSent={close}
        />
      )}
      {trip && view === 'booking' && (
        <LazyBooking
          trip={trip}
          heading="h2"
          onPaying={setPaying}
          onEnquire={() => setView('enquiry')}
          onBooked={(path) => {
            onBooked(path);
            close();
          }}
        />
      )}
    </Modal>
  );
}
