import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BookedNote } from './booked-note.tsx';
import { OpenTrip, openedTrip, type TripAddress } from './open-trip.ts';
import { tripPath } from './trip/trip-address.ts';
import { useOwnPageOnReload } from './use-own-page-on-reload.ts';

const loadTripPopup = () => import('./trip/trip-popup.tsx').then(({ TripPopup }) => ({ default: TripPopup }));

/** Fetched while the pointer or the focus is on a card, so that the popup is there at the click. */
export function preloadTripPopup(): void {
  loadTripPopup().catch(() => {});
}

/** After a new release an old page's parts are gone; the address bar has the trip's own page, which a reload shows. */
const TripPopup = lazy(() =>
  loadTripPopup().catch(() => {
    window.location.reload();
    return new Promise<never>(() => {});
  }),
);

/**
 * Trips open over the page as history entries of their own: the router stays on this page (with its filter), the
 * address bar shows the trip's page (`mask`). So Back closes the popup, and a reload opens the full page.
 */
export function TripLayer({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  latest.current = location;
  const open = useCallback(
    (trip: TripAddress, openerId: string) => {
      const { pathname, search } = latest.current;
      navigate(
        { pathname, search },
        {
          mask: tripPath(trip.type, trip.slug),
          state: { trip: { ...trip, openerId } },
          preventScrollReset: true,
        },
      );
    },
    [navigate],
  );
  const trip = openedTrip(location.state);
  const [booked, setBooked] = useState<string | null>(null);
  useOwnPageOnReload(trip !== null);
  return (
    <OpenTrip value={open}>
      {children}
      {trip && (
        <Suspense fallback={null}>
          <TripPopup
            key={`${trip.type}/${trip.slug}`}
            type={trip.type}
            slug={trip.slug}
            openerId={trip.openerId}
            onClose={() => navigate(-1)}
            onBooked={setBooked}
          />
        </Suspense>
      )}
      {booked && <BookedNote path={booked} onDismiss={() => setBooked(null)} />}
    </OpenTrip>
  );
}
