import { and, asc, desc, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { BookingListQuery } from '#app/contract/bookings.ts';
import { bookings, bookingText } from '#app/db/schema/bookings.ts';
import type { Ctx } from '#app/services/context.ts';
import { matching, type Searched } from '#app/services/search/matching.ts';
import { assignedTo } from './assigned-to.ts';

/** How bookings are searched. */
export const BOOKING_SEARCH: Searched = {
  table: bookings,
  id: bookings.id,
  text: bookingText(bookings),
  newest: bookings.createdAt,
};

/** The condition of bookings that hold all the patterns. */
export function findBookings(ctx: Pick<Ctx, 'db'>, patterns: string[]): Promise<SQL | undefined> {
  return matching(ctx, BOOKING_SEARCH, patterns);
}

/** The condition of a list of bookings, of those that were `found` by a search; without `status` for a board, whose columns they are. */
export function bookingFilter(
  ctx: Ctx,
  query: Omit<BookingListQuery, 'sort' | 'q'>,
  found: SQL | undefined,
): SQL | undefined {
  const { id, status, paymentStatus, assignee, start_date, end_date } = query;
  return and(
    id ? eq(bookings.id, id) : undefined,
    status && eq(bookings.status, status),
    paymentStatus && eq(bookings.paymentStatus, paymentStatus),
    assignee ? assignedTo(ctx, bookings.assigneeId, assignee) : undefined,
    start_date ? gte(bookings.travelDate, start_date) : undefined,
    end_date ? lte(bookings.travelDate, end_date) : undefined,
    found,
  );
}

/** Days of travel are read in their own order unless another was asked for. */
export function bookingOrder({ sort, start_date, end_date }: BookingListQuery): SQL[] {
  switch (sort ?? (start_date || end_date ? 'travel' : 'newest')) {
    case 'newest':
      return [desc(bookings.createdAt), desc(bookings.id)];
    case 'oldest':
      return [asc(bookings.createdAt), asc(bookings.id)];
    case 'travel':
      return [asc(bookings.travelDate), asc(bookings.id)];
  }
}
