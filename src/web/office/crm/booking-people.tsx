import type { CrmBooking } from '#app/contract/bookings.ts';

/** Who travels, and which payments the provider knows: asked for on the phone, so one click away. */
export function BookingPeople({ booking }: { booking: CrmBooking }) {
  const { travelerDetails, paymentIds } = booking;
  return (
    <details>
      <summary className="link">Travelers and payments</summary>
      <ul className="ink2">
        {travelerDetails.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two travellers may share a name; their order is fixed
          <li key={index}>
            {one.name}, {one.age} ({one.ageGroup})
          </li>
        ))}
        {paymentIds.map((id) => (
          <li key={id}>Payment {id}</li>
        ))}
        {paymentIds.length === 0 && <li>No payment yet</li>}
      </ul>
    </details>
  );
}
