import { createHash } from 'node:crypto';
import type { CancellationQuery } from '#app/contract/booking-desk.ts';
import { cancellationVersion } from '#app/domain/all-settings.ts';
import { heldOf } from '#app/domain/booking-balance.ts';
import { type CancellationFigures, cancellationFigures } from '#app/domain/cancellation-figures.ts';
import { formatMoney } from '#app/domain/money.ts';
import { dateInZone, formatDate, type PlainDate } from '#app/domain/plain-date.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import { canCancel } from '#app/services/bookings/what-staff-may.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { conflict, invalid } from '#app/services/errors.ts';
import { type BookingRefundPart, planRefunds } from '#app/services/refunds/plan-refunds.ts';
import { promisedOf } from '#app/services/refunds/refund-rows.ts';
import { standingCancellation } from '#app/services/refunds/refundable.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import { type PlannedPaper, planPapers } from './plan-papers.ts';

export interface CancellationPlan extends CancellationFigures {
  date: PlainDate;
  by: 'customer' | 'agency';
  policyVersion: string;
  /** Of the customer's money, without what has been promised back before. */
  held: number;
  parts: BookingRefundPart[];
  papers: PlannedPaper[];
  /** Stands for these figures: another one means that something has moved. */
  expected: string;
}

/**
 * What cancelling a booking would keep, give back and issue, as it is now; the caller holds its row lock. Throws
 * `already_cancelled`, and `invalid_input` for a day that is not between the booking and today, or a charge above what is held.
 */
export async function planCancellation(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  { date: asked, by = 'customer', charge }: CancellationQuery & { charge?: number | undefined },
): Promise<CancellationPlan> {
  if (!canCancel(booking, (await standingCancellation(tx, booking.id)) !== undefined)) {
    throw conflict('already_cancelled', 'This booking is cancelled already.');
  }
  const date = checkedDate(ctx, booking, asked);
  const { cancellation, legal } = await readSections(tx, ['cancellation', 'legal'], ctx.log);
  const held = Math.max(0, heldOf(booking) - (await promisedOf(tx, booking.id)));
  if (charge !== undefined && charge > held) {
    const message = `Only ${formatMoney(held)} is held, so no more can be kept`;
    throw invalid(message, { charge: message });
  }
  const { totalAmount: total, travelDate } = booking;
  const policy = { tiers: cancellation.tiers, date, travelDate, by, total, held };
  const figures = cancellationFigures({ ...policy, charge });
  const parts = await planRefunds(ctx, tx, { bookingId: booking.id, amount: figures.refund });
  return {
    ...figures,
    date,
    by,
    policyVersion: cancellationVersion({ legal, cancellation }),
    held,
    parts,
    papers: await planPapers(tx, booking, { charge: figures.charge, parts }),
    expected: tokenOf(booking, { ...cancellationFigures(policy), held, date, by }),
  };
}

function checkedDate(ctx: Ctx, booking: BookingRow, asked: PlainDate | undefined): PlainDate {
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const date = asked ?? today;
  if (date > today) throw invalid('The date is in the future', { date: 'The date is in the future' });
  if (date < booking.bookingDate) {
    const message = `The booking was made on ${formatDate(booking.bookingDate)}`;
    throw invalid(message, { date: message });
  }
  return date;
}

/** Over everything that the figures hang on, so that nobody confirms others than they saw. */
function tokenOf(
  booking: BookingRow,
  seen: CancellationFigures & Pick<CancellationPlan, 'held' | 'date' | 'by'>,
): string {
  const { id, status, totalAmount, paidAmount, refundedAmount, travelDate } = booking;
  const facts = [id, status, totalAmount, paidAmount, refundedAmount, travelDate, seen];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
