import type { CrmBooking } from '#app/contract/bookings.ts';
import { BOOKING_STATUSES, type BookingStatus } from '#app/domain/booking-status.ts';
import { capitalised } from '#app/web/office/parts/badge.tsx';
import { askToComplete } from './ask-to-complete.ts';
import { useBookingChange } from './use-bookings.ts';

/** The status of a booking, changed at once. With `onCancel` a cancellation is settled there instead. */
export function BookingStatusChoice({ booking, onCancel }: { booking: CrmBooking; onCancel?: () => void }) {
  const { mutate, isPending } = useBookingChange();
  async function choose(status: BookingStatus): Promise<void> {
    if (status === 'cancelled' && onCancel) return onCancel();
    if (status !== 'completed' || (await askToComplete(booking))) mutate({ row: booking, status });
  }
  return (
    <span className="sel">
      <select
        data-key="s"
        aria-label={`Booking status of ${booking.name}`}
        value={booking.bookingStatus}
        disabled={isPending}
        onChange={(event) => void choose(event.target.value as BookingStatus)}
      >
        {BOOKING_STATUSES.map((status) => (
          <option key={status} value={status}>
            {capitalised(status)}
          </option>
        ))}
      </select>
    </span>
  );
}
