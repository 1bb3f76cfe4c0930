import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { TodayView } from '#app/contract/today.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { type PlainDate, weekOf } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { MOST_ROWS } from './most-rows.ts';
import { TODAY_COLUMNS, todayBooking } from './today-booking.ts';

/** Confirmed bookings whose journey starts in the week of `today`; those still to leave first. */
export async function departures(ctx: Ctx, today: PlainDate): Promise<TodayView['departures']> {
  const { from, to } = weekOf(today);
  const thisWeek = and(eq(bookings.status, 'confirmed'), between(bookings.travelDate, from, to));
  const left = sql`${bookings.travelDate} < ${today}`;
  const [[counted], rows] = await Promise.all([
    ctx.db
      .select({
        total: sql<number>`count(*)`.mapWith(Number),
        travelers: sql<number>`coalesce(sum(${bookings.pax}), 0)`.mapWith(Number),
      })
      .from(bookings)
      .where(thisWeek),
    ctx.db
      .select(TODAY_COLUMNS)
      .from(bookings)
      .where(thisWeek)
      .orderBy(asc(left), asc(bookings.travelDate), asc(bookings.id))
      .limit(MOST_ROWS),
  ]);
  return {
    from,
    to,
    total: counted?.total ?? 0,
    travelers: counted?.travelers ?? 0,
    rows: rows.map((row) => ({ ...todayBooking(row), left: row.travelDate < today })),
  };
}
