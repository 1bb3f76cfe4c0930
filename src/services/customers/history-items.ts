import type { HistoryItem } from '#app/contract/customer-records.ts';
import type { bookings } from '#app/db/schema/bookings.ts';
import type { callLogs, packagesSent } from '#app/db/schema/customers.ts';
import type { inquiries } from '#app/db/schema/inquiries.ts';
import type { messages } from '#app/db/schema/messages.ts';
import type { ledgerEntries } from '#app/db/schema/payments.ts';
import { CALL_OUTCOME_NAMES, SEND_VIA_NAMES } from '#app/domain/customer.ts';
import { INQUIRY_STATUS_NAMES, inquirySubject } from '#app/domain/inquiry.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate } from '#app/domain/plain-date.ts';

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];
type BookingRow = Row<typeof bookings>;

const QUIET = { badge: '', outcome: null, author: '', href: null };
const sentence = (...facts: Array<string | false>) => facts.filter(Boolean).join(' · ');
const spaced = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`.replaceAll('_', ' ');

export function callItem(row: Row<typeof callLogs>): HistoryItem {
  return {
    ...QUIET,
    id: row.id,
    kind: 'call',
    at: row.callDate.toISOString(),
    title: 'Call logged',
    text: row.notes,
    badge: CALL_OUTCOME_NAMES[row.callOutcome],
    outcome: row.callOutcome,
    author: row.author,
  };
}

export function packageItem(row: Row<typeof packagesSent>): HistoryItem {
  const price = row.customPrice === null ? '' : `custom price ${formatMoney(row.customPrice, 'INR')}`;
  const pax = row.numberOfPax === null ? '' : `${row.numberOfPax} travelers`;
  return {
    ...QUIET,
    id: row.id,
    kind: 'package',
    at: row.sentAt.toISOString(),
    title: 'Package sent',
    text: sentence(row.packageTitle, price, pax, row.sentTo && `to ${row.sentTo}`),
    badge: SEND_VIA_NAMES[row.sentVia],
    author: row.author,
  };
}

export function inquiryItem(row: Row<typeof inquiries>): HistoryItem {
  const trip = row.details.package_title;
  return {
    ...QUIET,
    id: row.id,
    kind: 'inquiry',
    at: row.createdAt.toISOString(),
    title: 'Website inquiry',
    text: sentence(inquirySubject(row.source, { trip, destination: row.destination }), row.message),
    badge: INQUIRY_STATUS_NAMES[row.status],
    href: `/admin/crm/inquiries/${row.id}`,
  };
}

export function bookingItem(row: BookingRow): HistoryItem {
  return {
    ...QUIET,
    id: row.id,
    kind: 'booking',
    at: row.createdAt.toISOString(),
    title: 'Booking',
    text: sentence(
      row.itemTitle,
      row.reference,
      `travels ${formatDate(row.travelDate)}`,
      formatMoney(row.totalAmount, row.currency),
    ),
    badge: spaced(row.status),
    href: `/admin/crm/bookings/${row.id}`,
  };
}

const MONEY = { payment: 'Payment received', refund: 'Refund paid', adjustment: 'Balance adjusted' };

export function paymentItem(row: Row<typeof ledgerEntries>, booking: BookingRow | undefined): HistoryItem {
  return {
    ...QUIET,
    id: row.id,
    kind: 'payment',
    at: row.createdAt.toISOString(),
    title: MONEY[row.kind],
    text: sentence(formatMoney(row.amount, row.currency), spaced(row.mode), booking?.reference ?? ''),
    author: row.recordedBy,
    href: booking ? `/admin/crm/bookings/${booking.id}` : null,
  };
}

const CHANNELS = { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' };

export function messageItem(row: Row<typeof messages>): HistoryItem {
  return {
    ...QUIET,
    id: row.id,
    kind: 'message',
    at: row.createdAt.toISOString(),
    title: CHANNELS[row.channel],
    text: row.subject === '' ? firstLines(row.text) : row.subject,
    badge: spaced(row.status),
  };
}

function firstLines(text: string): string {
  return text.length > 280 ? `${text.slice(0, 280).toWellFormed()}…` : text;
}
