import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import '#app/web/styles/trip.css';
import { excerpt } from '#app/web/site/excerpt.ts';
import { breadcrumbData } from '#app/web/site/seo/breadcrumbs.ts';
import { JsonLd } from '#app/web/site/seo/json-ld.tsx';
import { PageMeta } from '#app/web/site/seo/page-meta.tsx';
import { tripData } from '#app/web/site/seo/trip-data.ts';
import { usePublicUrl } from '#app/web/site/use-public-url.ts';
import { useSettings } from '#app/web/site/use-settings.ts';
import { LazyBooking } from './lazy-booking.tsx';
import type { TripPageData } from './load-trip.ts';
import { RelatedTrips } from './related-trips.tsx';
import { ShareMenu } from './share-menu.tsx';
import { tripPath, tripSection } from './trip-address.ts';
import { TripDetail } from './trip-detail.tsx';
import { CancelButton, TripEnquiry } from './trip-enquiry.tsx';
import { usePageView } from './use-page-view.ts';

const DESCRIPTION_LENGTH = 155;

/** A trip's own page: the popup's block under its own address, readable without JavaScript. */
export function TripPage({ trip, itinerary, map, related }: TripPageData) {
  const { brand } = useSettings();
  const navigate = useNavigate();
  const { view: asked, show } = usePageView();
  const view = asked === 'booking' && !trip.bookable ? 'enquiry' : asked;
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  const section = tripSection(trip.type);
  const publicUrl = usePublicUrl();
  const path = tripPath(trip.type, trip.slug);
  const description = excerpt(
    trip.description || itinerary?.overview || `${trip.title}: ${trip.duration}, ${trip.place}.`,
    DESCRIPTION_LENGTH,
  );

  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: 0, behavior: 'instant' });
    top.current?.focus({ preventScroll: true });
  }, [view]);

  return (
    <div className="wrap page-trip" ref={top} tabIndex={-1}>
      <PageMeta
        title={trip.title}
        description={description}
        path={path}
        picture={trip.images[0] ?? trip.image}
      />
      <JsonLd
        data={{
          '@graph': [
            tripData(publicUrl, path, trip, { description, agency: `${brand.first} ${brand.second}` }),
            breadcrumbData(publicUrl, [
              { name: 'Home', path: '/' },
              { name: section.name, path: section.anchor },
              { name: trip.title, path },
            ]),
          ],
        }}
      />
      <div className="phead crumbline" style={{ paddingBottom: 4 }}>
        <nav className="crumbs" aria-label="Breadcrumb">
          <a href="/">Home</a>
          <span aria-hidden="true">/</span>
          <a href={section.anchor}>{section.name}</a>
          <span aria-hidden="true">/</span>
          {view === 'details' ? (
            <span aria-current="page">{trip.place || trip.title}</span>
          ) : (
            <>
              <a href={tripPath(trip.type, trip.slug)}>{trip.place || trip.title}</a>
              <span aria-hidden="true">/</span>
              <span aria-current="page">{view === 'booking' ? 'Book' : 'Enquire'}</span>
            </>
          )}
        </nav>
        {view === 'details' && <ShareMenu title={trip.title} path={path} />}
      </div>
      {view === 'details' && (
        <TripDetail
          trip={trip}
          state={itinerary ? { status: 'ready', itinerary } : { status: 'missing' }}
          map={map}
          heading="h1"
          actions={{ onBook: () => show('booking'), onEnquire: () => show('enquiry') }}
        />
      )}
      {view === 'details' && related.length > 0 && <RelatedTrips cards={related} />}
      {view === 'details' && (
        <noscript>
          <p id="book" className="acts">
            <span>Booking here needs JavaScript. Without it, write to us and we book for you.</span>
            <a className="btn" href={`/enquiry/${trip.type}/${encodeURIComponent(trip.slug)}`}>
              Send an enquiry about this journey
            </a>
          </p>
        </noscript>
      )}
      {view === 'enquiry' && (
        <TripEnquiry
          trip={trip}
          heading="h1"
          cancel={<CancelButton onCancel={() => show('details')} />}
          onSent={() => show('details')}
        />
      )}
      {view === 'booking' && (
        <LazyBooking
          trip={trip}
          heading="h1"
          onPaying={() => undefined}
          onEnquire={() => show('enquiry')}
          onBooked={(path) => navigate(path)}
        />
      )}
    </div>
  );
}
