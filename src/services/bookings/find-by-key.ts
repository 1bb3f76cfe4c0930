import { createHash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import type { BookingRow } from './booking-row.ts';

/** The booking behind a visitor's link. Null for a wrong key and an unknown reference alike, in the same time. */
export async function findByKey(
  ctx: Pick<Ctx, 'db'>,
  { reference, key }: { reference: string; key: string },
): Promise<BookingRow | null> {
  if (!isStorable(reference)) return null;
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
  const right = timingSafeEqual(digest(booking?.accessKey ?? 'no such booking'), digest(key));
  return booking && right ? booking : null;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
