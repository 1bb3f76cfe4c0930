import type { TripView } from '#app/contract/content.ts';
import { DEPOSIT_PERCENT } from '#app/domain/money.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { ActionButton } from './action-button.tsx';
import { CallLine } from './call-line.tsx';
import { enquireAction, mainAction, type TripActions } from './trip-actions.ts';
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
        <ActionButton action={main} className="btn wide sun" />
        {trip.bookable && <ActionButton action={enquireAction(actions)} className="btn wide line" />}
      </div>
      <ul className="mini">
        {trip.bookable && (
          <li>
            <Icon name="shield" />
            Pay {DEPOSIT_PERCENT}% Deposit now, the rest later
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
        {trip.bookable && <ActionButton action={enquireAction(actions)} className="btn line sm" />}
        <ActionButton action={main} className="btn sun sm" />
      </span>
    </div>
  );
}
