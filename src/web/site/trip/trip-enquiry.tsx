import '#app/web/styles/booking.css';
import type { ReactNode } from 'react';
import type { TripView } from '#app/contract/content.ts';
import type { SiteFormProps } from '#app/web/site/forms/site-form.tsx';
import { TripForm } from '#app/web/site/forms/trip-form.tsx';
import { useSettings } from '#app/web/site/use-settings.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { CallLine } from './call-line.tsx';
import { DROP_ENQUIRY, ENQUIRE_FOR_PRICE } from './trip-actions.ts';
import { shownPrice } from './trip-price.ts';

/** The enquiry view: the form, beside it the trip and the other ways to reach the agency. */
export function TripEnquiry({
  trip,
  heading: Heading,
  cancel,
  ...form
}: SiteFormProps & { trip: TripView; heading: 'h1' | 'h2'; cancel: ReactNode }) {
  return (
    <div className="view">
      <div className="vhead">
        <Heading>{trip.bookable ? DROP_ENQUIRY : ENQUIRE_FOR_PRICE}</Heading>
        <p>{trip.title}</p>
      </div>
      <div className="book">
        <div className="card">
          <TripForm trip={trip} cancel={cancel} {...form} />
        </div>
        <TripCard trip={trip} />
      </div>
    </div>
  );
}

/** The way back of the form where scripts run. */
export function CancelButton({ onCancel }: { onCancel(): void }) {
  return (
    <button type="button" className="btn line" onClick={onCancel}>
      Cancel
    </button>
  );
}

function TripCard({ trip }: { trip: TripView }) {
  const { contact, brand } = useSettings();
  const price = shownPrice(trip);
  const about = `${trip.title}${trip.place ? ` (${trip.place})` : ''}`;
  const hello = `Hello ${brand.first} ${brand.second}, I would like to know more about ${about}.`;
  return (
    <aside className="pcard" aria-label="Package">
      <Picture
        src={trip.images[0] ?? trip.image}
        alt=""
        width={1200}
        height={900}
        sizes="(max-width: 1080px) 92vw, 400px"
      />
      <div className="in">
        <h3>{trip.title}</h3>
        <ul className="facts">
          <li>
            <Icon name="pin" />
            {trip.place}
          </li>
          <li>
            <Icon name="clock" />
            {trip.duration}
          </li>
        </ul>
        <p className="price">
          {price.perPerson && <small>{price.label}</small>}
          <b>{price.amount}</b> {price.perPerson && <small style={{ display: 'inline' }}>per person</small>}
        </p>
        <ul className="mini">
          <li>
            <Icon name="clock" />
            We contact you within 24 hours
          </li>
          <li>
            <Icon name="chat" />
            <a
              className="textlink"
              href={`https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(hello)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              Write to us on WhatsApp
            </a>
          </li>
        </ul>
        <CallLine />
      </div>
    </aside>
  );
}
