import type { PlainDate } from './plain-date.ts';

/** Why marking a booking completed would be odd today; both may hold. `balance` in the caller's unit. */
export type OddCompletion = { kind: 'ahead'; travelDate: PlainDate } | { kind: 'unpaid'; balance: number };

/** What speaks against "completed": a journey that has not started, money that has not come. Empty: nothing. */
export function oddCompletion(
  booking: { travelDate: PlainDate; balance: number },
  today: PlainDate,
): OddCompletion[] {
  const odd: OddCompletion[] = [];
  if (booking.travelDate > today) odd.push({ kind: 'ahead', travelDate: booking.travelDate });
  if (booking.balance > 0) odd.push({ kind: 'unpaid', balance: booking.balance });
  return odd;
}
