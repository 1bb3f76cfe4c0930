import { eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx, Queryable, Transaction } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import type { BookingRow } from './booking-row.ts';

const unknown = () => notFound('We do not know this booking.');

/** The booking with its row locked, and with it everything about its money and papers. Throws `not_found`. */
export async function lockBooking(tx: Transaction, id: string): Promise<BookingRow> {
  if (!isStorable(id)) throw unknown();
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  if (!row) throw unknown();
  return row;
}

/** The booking as it is now. Throws `not_found`. */
export async function readBooking(ctx: { db: Queryable }, id: string): Promise<BookingRow> {
  if (!isStorable(id)) throw unknown();
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw unknown();
  return row;
}

/** Who of the staff acts, as records keep it; empty for jobs. */
export function authorOf(ctx: Pick<Ctx, 'actor'>): string {
  return ctx.actor.type === 'staff' ? ctx.actor.name : '';
}
