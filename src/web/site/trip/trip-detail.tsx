import { useState } from 'react';
import type { TripView } from '#app/contract/content.ts';
import type { RouteMap } from '#app/contract/route-map.ts';
import { DEPOSIT_PERCENT } from '#app/domain/money.ts';
import '#app/web/styles/trip.css';
import { badgeTone } from '#app/web/site/badge-tone.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { Rating } from '#app/web/ui/rating.tsx';
import { ActionButton } from './action-button.tsx';
import type { ItineraryState } from './itinerary-state.ts';
import { actionLinks, mainAction, type TripActions } from './trip-actions.ts';
import { NoDaysYet, TripDays } from './trip-days.tsx';
import { TripGallery } from './trip-gallery.tsx';
import { TripInclusions } from './trip-inclusions.tsx';
import { TripOverview } from './trip-overview.tsx';
import { TripBuyBar, TripPriceBox } from './trip-price-box.tsx';
import { TripTabs } from './trip-tabs.tsx';
import { usePaperLine } from './use-paper-line.ts';

type TabId = 'overview' | 'days' | 'details' | 'book';

/** Everything about a trip; the popup and the trip's own page show the same block. */
export function TripDetail({
  trip,
  state,
  map,
  actions: given,
  heading: Heading,
}: {
  trip: TripView;
  state: ItineraryState;
  map: RouteMap | null;
  actions: TripActions;
  heading: 'h1' | 'h2';
}) {
  const [tab, setTab] = useState<TabId>('overview');
  // On the trip's own page every action has an address too.
  const actions = Heading === 'h1' ? { ...given, links: actionLinks(trip) } : given;
  const itinerary = state.status === 'ready' ? state.itinerary : null;
  const end = <EndButton trip={trip} actions={actions} />;
  return (
    <>
      <div className="detail">
        <div>
          <TripGallery
            images={trip.images.length > 0 ? trip.images : [trip.image]}
            title={trip.title}
            badge={trip.enquiryOnly ? 'Enquiry Only' : trip.badge}
            badgeKind={trip.enquiryOnly ? 'lagoon' : badgeTone(trip.badge)}
          />
          <div style={{ marginTop: 30 }}>
            <Heading className="title">{trip.title}</Heading>
            <div className="meta" data-paper={usePaperLine(trip)}>
              <Rating value={trip.rating} />
              <ul className="facts">
                <li>
                  <Icon name="clock" />
                  {trip.duration}
                </li>
                <li>
                  <Icon name="pin" />
                  {trip.place}
                </li>
              </ul>
            </div>
          </div>
          <TripTabs
            label={trip.title}
            active={tab}
            onChange={(id) => setTab(id)}
            tabs={[
              {
                id: 'overview',
                label: 'Overview',
                panel: (
                  <TripOverview trip={trip} state={state} map={map} active={tab === 'overview'} end={end} />
                ),
              },
              {
                id: 'days',
                label: 'Day by Day',
                panel: (
                  <>
                    <h2>Day by Day</h2>
                    {itinerary && <TripDays days={itinerary.days} />}
                    {tab === 'days' && <NoDaysYet state={state} />}
                    {end}
                  </>
                ),
              },
              {
                id: 'details',
                label: 'Details',
                panel: <TripInclusions trip={trip} itinerary={itinerary} end={end} />,
              },
              { id: 'book', label: 'Book Now', panel: <BookPanel trip={trip} actions={actions} /> },
            ]}
          />
        </div>
        <TripPriceBox trip={trip} actions={actions} />
      </div>
      <TripBuyBar trip={trip} actions={actions} />
    </>
  );
}

function EndButton({ trip, actions }: { trip: TripView; actions: TripActions }) {
  const action = mainAction(trip, 'end', actions);
  return (
    <p className="end">
      <ActionButton action={action} className="btn">
        <Icon name="right" className="go" />
      </ActionButton>
    </p>
  );
}

function BookPanel({ trip, actions }: { trip: TripView; actions: TripActions }) {
  const action = mainAction(trip, 'tab', actions);
  return (
    <>
      <h2>Book Now</h2>
      <p>
        {trip.bookable
          ? `Choose a date and the number of travelers, then pay a ${DEPOSIT_PERCENT}% deposit or the full amount.`
          : 'Tell us your dates and how many you are, and we will answer with a price within 24 hours.'}
      </p>
      <p style={{ marginTop: 20 }}>
        <ActionButton action={action} className="btn sun">
          <Icon name="right" className="go" />
        </ActionButton>
      </p>
    </>
  );
}
