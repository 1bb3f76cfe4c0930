import type { BookingStatus, PaymentStatus } from '#app/domain/booking-status.ts';

const BOOKING_TONE: Record<BookingStatus, string> = {
  pending: 'orange',
  confirmed: 'green',
  cancelled: 'red',
  completed: '',
};

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function BookingBadge({ status }: { status: BookingStatus }) {
  return <span className={`bdg ${BOOKING_TONE[status]}`}>{capitalised(status)}</span>;
}

/** Green when completed, yellow otherwise. Source: back-office §4. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <span className={`bdg ${status === 'completed' ? 'green' : 'yellow'}`}>Payment {status}</span>;
}
