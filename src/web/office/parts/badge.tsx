import type { BookingStatus, PaymentStatus } from '#app/domain/booking-status.ts';
import { INQUIRY_STATUS_NAMES, type InquiryStatus } from '#app/domain/inquiry.ts';
import type { PrivacyStatus } from '#app/domain/privacy-request.ts';

const BOOKING_TONE: Record<BookingStatus, string> = {
  pending: 'orange',
  confirmed: 'green',
  cancelled: 'red',
  completed: '',
};

/** Source: back-office §4. */
const INQUIRY_TONE: Record<InquiryStatus, string> = {
  new: 'blue',
  in_progress: 'yellow',
  resolved: 'green',
  closed: '',
};

const PRIVACY_TONE: Record<PrivacyStatus, string> = { open: 'orange', done: 'green', refused: '' };

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

export function InquiryBadge({ status }: { status: InquiryStatus }) {
  return <span className={`bdg ${INQUIRY_TONE[status]}`}>{INQUIRY_STATUS_NAMES[status]}</span>;
}

export function PrivacyBadge({ status }: { status: PrivacyStatus }) {
  return <span className={`bdg ${PRIVACY_TONE[status]}`}>{capitalised(status)}</span>;
}
