import type { VisitorBooking } from '#app/contract/bookings.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { longDate } from './trip-dates.ts';

export function BookingFacts({ booking }: { booking: VisitorBooking }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(booking.reference);
      showSuccess({ title: 'Reference copied' });
    } catch {
      showFailure({ title: 'The reference could not be copied', detail: booking.reference });
    }
  }
  return (
    <dl className="rf">
      <div>
        <dt>Reference</dt>
        <dd className="mono">
          {booking.reference}
          <button type="button" className="textlink" aria-label="Copy reference" onClick={copy}>
            <Icon name="copy" />
          </button>
        </dd>
      </div>
      <div>
        <dt>Travel date</dt>
        <dd>{longDate(booking.travelDate)}</dd>
      </div>
      <div>
        <dt>Travelers</dt>
        <dd>{booking.travelers}</dd>
      </div>
      <div>
        <dt>Booked by</dt>
        <dd>{booking.name}</dd>
      </div>
    </dl>
  );
}

export function BookingTravelers({ booking }: { booking: VisitorBooking }) {
  return (
    <section className="card">
      <h2 className="step">Travelers</h2>
      <ul className="ppl">
        {booking.travelerDetails.map((traveler, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two travelers may share a name and an age
          <li key={at}>
            <i aria-hidden="true">{at + 1}</i>
            <b>{traveler.name}</b>
            <span>{traveler.age === 1 ? '1 year' : `${traveler.age} years`}</span>
            <span>{traveler.ageGroup}</span>
          </li>
        ))}
      </ul>
      {booking.specialRequests !== '' && (
        <p className="wish">
          <b>Special requests</b>
          {booking.specialRequests}
        </p>
      )}
    </section>
  );
}
