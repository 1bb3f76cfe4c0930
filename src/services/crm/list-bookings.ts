import { and, asc, count, desc, eq, ilike, type SQL } from 'drizzle-orm';
import type { BookingListQuery, CrmBooking } from '#app/contract/bookings.ts';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import { bookings, bookingText } from '#app/db/schema/bookings.ts';
import { containsPattern, isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from './booking-figures.ts';
import { crmBookings } from './crm-bookings.ts';

/**
 * Bookings for staff, newest first unless asked otherwise, with the number of all that match. `q` is found anywhere
 * in name, e-mail, phone, reference or title, as it is written (or a phone's digits without the signs between them).
 */
export async function listBookings(ctx: Ctx, query: BookingListQuery): Promise<Page<CrmBooking>> {
  requirePermission(ctx, 'crm.view');
  const { q = '', id, status, paymentStatus, sort = 'newest', limit = MAX_ROWS, offset = 0 } = query;
  if (!isStorable(`${q}${id ?? ''}`)) return { rows: [], total: 0 };
  const where = and(
    id ? eq(bookings.id, id) : undefined,
    status && eq(bookings.status, status),
    paymentStatus && eq(bookings.paymentStatus, paymentStatus),
    q === '' ? undefined : ilike(bookingText(bookings), containsPattern(q)),
  );
  const order =
    sort === 'oldest'
      ? [asc(bookings.createdAt), asc(bookings.id)]
      : [desc(bookings.createdAt), desc(bookings.id)];
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(bookings)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    cachedFigure(ctx, `list:${id ?? ''}:${status ?? ''}:${paymentStatus ?? ''}:${q}`, () =>
      countOf(ctx, where),
    ),
  ]);
  return { rows: await crmBookings(ctx, rows), total };
}

async function countOf(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [counted] = await ctx.db.select({ total: count() }).from(bookings).where(where);
  return counted?.total ?? 0;
}
