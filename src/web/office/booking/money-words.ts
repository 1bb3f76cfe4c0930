import type { BookingDocument, RefundView } from '#app/contract/booking-desk.ts';
import type { LedgerEntryView } from '#app/contract/bookings.ts';
import { PAYMENT_MODE_NAMES } from '#app/domain/payment-mode.ts';
import { capitalised } from '#app/web/office/parts/badge.tsx';
import type { Tone } from '#app/web/ui/parts/badge.tsx';

const NAMES: Record<string, string> = PAYMENT_MODE_NAMES;

/** How money came or went: `Bank transfer`, `Online, upi`. */
export function modeName(mode: string, method = ''): string {
  const known = NAMES[mode];
  if (known) return known;
  return method ? `Online, ${method}` : 'Online';
}

const ENTRIES: Record<LedgerEntryView['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  adjustment: 'Adjustment',
};

export function entryName({ kind }: LedgerEntryView): string {
  return ENTRIES[kind];
}

export const PAPER_NAMES: Record<BookingDocument['kind'], string> = {
  invoice: 'Tax invoice',
  proforma: 'Proforma',
  receipt_voucher: 'Receipt voucher',
  refund_voucher: 'Refund voucher',
  credit_note: 'Credit note',
};

export const PAPER_STATUS: Record<BookingDocument['status'], [tone: Tone, text: string]> = {
  issued: ['green', 'Issued'],
  cancelled: ['red', 'Cancelled'],
  replaced: ['gray', 'Replaced'],
};

/** How a refund stands; one by hand that waits is for the office to pay out. */
export function refundStatus({ status, how }: RefundView): [tone: Tone, text: string] {
  if (status === 'waiting') return how === 'manual' ? ['orange', 'To be paid out'] : ['yellow', 'On its way'];
  if (status === 'pending') return ['yellow', 'At the provider'];
  if (status === 'done') return ['green', 'Given back'];
  if (status === 'failed') return ['red', 'Failed'];
  return ['gray', capitalised(status)];
}
