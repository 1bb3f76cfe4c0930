import type { Departure } from '#app/contract/today.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { weekdayOf } from './day-text.ts';

/** A journey that starts this week: when, who, and whether it is paid. */
export function DepartureRow({ booking }: { booking: Departure }) {
  const { travelDate, packageTitle, name, travelers, balanceAmount, left } = booking;
  return (
    <li className={left ? 'li top-l is-past' : 'li top-l'}>
      <time className="day" dateTime={travelDate}>
        <b>{Number(travelDate.slice(8))}</b>
        <small>{weekdayOf(travelDate)}</small>
      </time>
      <div className="grow">
        <RecordLink className="t trunc" list="bookings" id={booking.id}>
          {packageTitle}
        </RecordLink>
        <div className="d">
          {name} · {travelers === 1 ? '1 traveler' : `${travelers} travelers`}
          {left && ' · on their way'}
        </div>
      </div>
      {balanceAmount > 0 ? (
        <span className="num warn sum">
          {rupees(balanceAmount)}
          <small className="mute">balance</small>
        </span>
      ) : (
        <span className="ok sum">Paid in full</span>
      )}
    </li>
  );
}
