import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { paymentOrders } from '#app/db/schema/payments.ts';
import type { Ctx } from '#app/services/context.ts';
import type { BookingRow, OrderRow } from './booking-row.ts';

/** Names the form a submit comes from: its own key, else what was asked for. */
export function dedupeKeyOf(fingerprint: string, formKey: string | null | undefined): string {
  return formKey ? `k:${createHash('sha256').update(formKey).digest('hex')}` : `f:${fingerprint}`;
}

/** The booking that an earlier submit of the same form opened, with its open orders, newest first. */
export async function findByDedupe(
  ctx: Ctx,
  dedupeKey: string,
): Promise<{ booking: BookingRow; orders: OrderRow[] } | null> {
  const rows = await ctx.db
    .select({ booking: bookings, order: paymentOrders })
    .from(bookings)
    .leftJoin(paymentOrders, and(eq(paymentOrders.bookingId, bookings.id), eq(paymentOrders.status, 'open')))
    .where(eq(bookings.dedupeKey, dedupeKey))
    .orderBy(desc(paymentOrders.createdAt));
  const booking = rows[0]?.booking;
  return booking ? { booking, orders: rows.flatMap((row) => row.order ?? []) } : null;
}

/** Frees the key of a booking that is over, so that the same form can open a new one. */
export async function releaseDedupe(ctx: Ctx, bookingId: string): Promise<void> {
  await ctx.db.update(bookings).set({ dedupeKey: null }).where(eq(bookings.id, bookingId));
}
