import type { TripView } from '#app/contract/content.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { CallLine } from './call-line.tsx';
import { DROP_ENQUIRY, mainAction, type TripActions } from './trip-actions.ts';
import { shownPrice } from './trip-price.ts';

/** The price with its buttons, beside the text on wide screens. */
export function TripPriceBox({ trip, actions }: { trip: TripView; actions: TripActions }) {
  const price = shownPrice(trip);
  const main = mainAction(trip, 'box', actions);
  return (
    <aside className="box" aria-label="Price">
      <p className="from">{price.label}</p>
      <p className="amt num">
        {price.amount} {price.perPerson && <small>per person</small>}
      </p>
      {price.perPerson && <p className="was">Includes GST</p>}
      <div style={{ marginTop: 18 }}>
        <button type="button" className="btn wide sun" onClick={main.run}>
          {main.label}
        </button>
        {trip.bookable && (
          <button type="button" className="btn wide line" onClick={actions.onEnquire}>
            {DROP_ENQUIRY}
          </button>
        )}
      </div>
      <ul className="mini">
        {trip.bookable && (
          <li>
            <Icon name="shield" />
            Pay 25% Deposit now, the rest later
          </li>
        )}
        <li>
          <Icon name="chat" />
          {trip.bookable ? 'Enquiries answered within 24 hours' : 'A reply within 24 hours'}
        </li>
      </ul>
      <CallLine />
    </aside>
  );
}

/** The same in one line at the bottom of a phone's screen. */
export function TripBuyBar({ trip, actions }: { trip: TripView; actions: TripActions }) {
  const price = shownPrice(trip);
  const main = mainAction(trip, 'box', actions);
  return (
    <div className="stickybuy">
      <p className="price">
        {price.perPerson && <small>{price.label}</small>}
        <b>{price.amount}</b> {price.perPerson && <small style={{ display: 'inline' }}>per person</small>}
      </p>
      <span>
        {trip.bookable && (
          <button type="button" className="btn line sm" onClick={actions.onEnquire}>
            {DROP_ENQUIRY}
          </button>
        )}
        <button type="button" className="btn sun sm" onClick={main.run}>
          {main.label}
        </button>
      </span>
    </div>
  );
}
