import type { VisitorBooking } from '#app/contract/bookings.ts';
import { DEPOSIT_PERCENT } from '#app/domain/money.ts';
import { confirmedText } from './paid-message.ts';

/** How a booking stands, in the words of its page. */
export interface BookingHeadline {
  title: string;
  lead: string;
  good: boolean;
  badges: Array<{ text: string; tone: 'st-ok' | 'st-part' | 'clay' }>;
}

const STATUS_BADGE = {
  pending: { text: 'Pending', tone: 'st-part' },
  confirmed: { text: 'Confirmed', tone: 'st-ok' },
  completed: { text: 'Completed', tone: 'st-ok' },
  cancelled: { text: 'Cancelled', tone: 'clay' },
} as const;

const PAYMENT_BADGE = {
  pending: null,
  partial: { text: 'Deposit paid', tone: 'st-part' },
  completed: { text: 'Paid in full', tone: 'st-ok' },
  refunded: { text: 'Refunded', tone: 'st-part' },
} as const;

/** `sendsMail`: whether the agency has a mail server; without one no e-mail is promised. */
export function bookingHeadline(
  booking: Pick<VisitorBooking, 'bookingStatus' | 'paymentStatus' | 'paidAmount' | 'refundedAmount'>,
  { sendsMail }: { sendsMail: boolean },
): BookingHeadline {
  const payment = PAYMENT_BADGE[booking.paymentStatus];
  const badges = [STATUS_BADGE[booking.bookingStatus], ...(payment ? [payment] : [])];
  switch (booking.bookingStatus) {
    case 'pending':
      if (booking.paidAmount > booking.refundedAmount)
        return {
          title: 'Deposit not completed',
          lead: 'We have received a part of the deposit. Please pay the rest from this page and this journey is booked.',
          good: false,
          badges,
        };
      return {
        title: 'Payment not completed',
        lead: 'The payment window was closed or the bank did not approve the payment, so this journey is not booked yet. What you typed is kept, and you can pay from this page.',
        good: false,
        badges,
      };
    case 'confirmed':
      return {
        title: 'Booking Confirmed!',
        lead: confirmedText(sendsMail),
        good: true,
        badges,
      };
    case 'completed':
      return {
        title: 'Welcome back!',
        lead: 'This journey is over. We hope it was a good one.',
        good: true,
        badges,
      };
    case 'cancelled':
      return {
        title: 'Booking cancelled',
        lead:
          booking.paidAmount > booking.refundedAmount
            ? 'This booking is cancelled. What you paid is settled by our cancellation policy; we will write to you about it.'
            : 'This booking is cancelled and nothing is owed. You are welcome to book again at any time.',
        good: false,
        badges,
      };
    default:
      return booking.bookingStatus satisfies never;
  }
}

type Entry = VisitorBooking['payments'][number];

/** What a line of the payments list is: `25% deposit`, `Full payment`, `Balance`, `Refund`. */
export function entryTitle(booking: VisitorBooking, entry: Entry): string {
  if (entry.kind === 'refund') return 'Refund';
  if (entry.kind === 'adjustment') return 'Adjustment';
  if (entry.amount >= booking.totalAmount) return 'Full payment';
  const first = booking.payments.find((one) => one.kind === 'payment');
  return first?.id === entry.id && booking.paymentOption === 'partial'
    ? `${DEPOSIT_PERCENT}% deposit`
    : 'Balance';
}

const METHODS: Record<string, string> = {
  card: 'card',
  upi: 'UPI',
  netbanking: 'net banking',
  wallet: 'wallet',
  emi: 'EMI',
};

/** How it was paid, in words: `UPI`, `card`, else what the provider or the office called it. */
export function methodName(entry: Entry): string {
  return METHODS[entry.method.toLowerCase()] ?? (entry.method || entry.mode);
}

const WHEN = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
} as const;

/** An instant on the agency's clock: `29 Nov 2026, 4:10 PM`. */
export function clockTime(instant: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-IN', { ...WHEN, timeZone }).format(new Date(instant));
  return text.replace(/\b(am|pm)\b/, (half) => half.toUpperCase());
}
