import '#app/web/styles/booking.css';
import type { TripView } from '#app/contract/content.ts';
import { useSettings } from '#app/web/site/use-settings.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { DROP_ENQUIRY, ENQUIRE_FOR_PRICE } from './trip-actions.ts';
import { shownPrice } from './trip-price.ts';

/** The enquiry view: every way to reach the agency about this trip. */
export function TripContact({
  trip,
  heading: Heading,
  onBack,
}: {
  trip: TripView;
  heading: 'h1' | 'h2';
  onBack(): void;
}) {
  const { contact, brand } = useSettings();
  const price = shownPrice(trip);
  const about = `${trip.title}${trip.place ? ` (${trip.place})` : ''}`;
  const hello = `Hello ${brand.first} ${brand.second}, I would like to know more about ${about}.`;
  return (
    <div className="view">
      <div className="vhead">
        <Heading>{trip.bookable ? DROP_ENQUIRY : ENQUIRE_FOR_PRICE}</Heading>
        <p>{trip.title}</p>
      </div>
      <div className="book">
        <section className="card" aria-label="Ways to reach us">
          <p>
            Tell us your dates, how many you are and what matters to you on this journey. A planner answers
            within 24 hours with a route and a price.
          </p>
          <div className="lines">
            <a href={`tel:${contact.phoneLink}`}>
              <i>
                <Icon name="phone" />
              </i>
              <span>
                <small>Call us, {contact.hours}</small>
                {contact.phone}
              </span>
            </a>
            <a
              href={`mailto:${contact.email}?subject=${encodeURIComponent(trip.title)}&body=${encodeURIComponent(hello)}`}
            >
              <i>
                <Icon name="mail" />
              </i>
              <span>
                <small>Email</small>
                {contact.email}
              </span>
            </a>
            <a
              href={`https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(hello)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <i>
                <Icon name="chat" />
              </i>
              <span>
                <small>WhatsApp</small>
                Write to us
              </span>
            </a>
          </div>
          <div className="formend">
            <button type="button" className="btn line" onClick={onBack}>
              Cancel
            </button>
          </div>
        </section>
        <aside className="pcard" aria-label="Package">
          <Picture src={trip.images[0] ?? trip.image} alt="" width={1200} height={900} />
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
              <b>{price.amount}</b>{' '}
              {price.perPerson && <small style={{ display: 'inline' }}>per person</small>}
            </p>
          </div>
        </aside>
      </div>
    </div>
  );
}
