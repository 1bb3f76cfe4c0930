import { and, asc, lt, or, sql } from 'drizzle-orm';
import type { TodayView } from '#app/contract/today.ts';
import { bookings, OPEN_BALANCE } from '#app/db/schema/bookings.ts';
import { BALANCE_DUE_DAYS, balanceDueOn } from '#app/domain/booking-balance.ts';
import { toDecimal } from '#app/domain/money.ts';
import { addDays, daysBetween, type PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { MOST_ROWS } from './most-rows.ts';
import { TODAY_COLUMNS, todayBooking } from './today-booking.ts';

/**
 * Sold bookings whose balance was due before `today`, the longest overdue first. Nothing is due any more once
 * everything was given back (domain/booking-balance, `dueNowOf`).
 */
export async function overduePayments(ctx: Ctx, today: PlainDate): Promise<TodayView['overdue']> {
  const { travelDate, bookingDate, totalAmount, paidAmount, refundedAmount } = bookings;
  const due = sql`greatest(${travelDate} - ${sql.raw(String(BALANCE_DUE_DAYS))}, ${bookingDate})`;
  const overdue = and(
    OPEN_BALANCE,
    lt(travelDate, addDays(today, BALANCE_DUE_DAYS)),
    lt(bookingDate, today),
    or(sql`${paidAmount} = 0`, sql`${paidAmount} > ${refundedAmount}`),
  );
  const balance = sql<number>`coalesce(sum(${totalAmount} - ${paidAmount} + ${refundedAmount}), 0)`;
  const [[counted], rows] = await Promise.all([
    ctx.db
      .select({ total: sql<number>`count(*)`.mapWith(Number), amount: balance.mapWith(Number) })
      .from(bookings)
      .where(overdue),
    ctx.db
      .select(TODAY_COLUMNS)
      .from(bookings)
      .where(overdue)
      .orderBy(asc(due), asc(bookings.id))
      .limit(MOST_ROWS),
  ]);
  return {
    total: counted?.total ?? 0,
    amount: toDecimal(counted?.amount ?? 0),
    rows: rows.map((row) => {
      const dueDate = balanceDueOn(row);
      return { ...todayBooking(row), dueDate, daysLate: daysBetween(dueDate, today) };
    }),
  };
}
