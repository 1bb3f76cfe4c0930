import type { BookingListQuery, CrmBooking } from '#app/contract/bookings.ts';
import type { BookingCounts } from '#app/contract/crm-desk.ts';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { BOOKING_STATUSES } from '#app/domain/booking-status.ts';
import { textPatterns } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { searchReach } from '#app/services/search/matching.ts';
import { BOOKING_SEARCH, bookingFilter, bookingOrder, findBookings } from './booking-filter.ts';
import { bookingRows } from './booking-rows.ts';
import { toBookingView } from './crm-bookings.ts';
import { filterName, isPlain, isStorableFilter } from './filter-name.ts';
import { ALL_NOTES, FIRST_NOTES } from './notes-of.ts';
import { pageTotal } from './page-total.ts';
import { statusCounts } from './status-counts.ts';

/**
 * Bookings for staff, newest first unless asked otherwise, with the number of all that match; each with its first notes,
 * or all of them for a file. `q` is found anywhere in name, e-mail, phone, reference or title, as it is written (or a
 * phone's digits without the signs between them).
 */
export async function listBookings(
  ctx: Ctx,
  { allNotes = false, ...query }: BookingListQuery & { allNotes?: boolean },
): Promise<Page<CrmBooking>> {
  requirePermission(ctx, 'crm.view');
  if (!isStorableFilter(query)) return { rows: [], total: 0 };
  const { sort: _, limit = MAX_ROWS, offset = 0, ...filter } = query;
  const patterns = textPatterns(filter.q);
  const where = bookingFilter(ctx, filter, await findBookings(ctx, patterns));
  const order = bookingOrder(query);
  const notes = allNotes ? ALL_NOTES : FIRST_NOTES;
  const rows = await bookingRows(ctx, { where, order, limit, offset, notes });
  const total = await pageTotal(ctx, {
    name: filterName(ctx, 'bookings', filter),
    table: bookings,
    where,
    page: { rows: rows.length, limit, offset },
    plain: isPlain(filter) ? () => bookingCounts(ctx, {}) : null,
    status: filter.status,
    isSearch: Boolean(filter.q),
  });
  return { rows: rows.map(toBookingView), ...total, ...(await searchReach(ctx, BOOKING_SEARCH, patterns)) };
}

/** How many bookings stand in each column of the board, of those that match the other filters. */
export async function bookingCounts(
  ctx: Ctx,
  query: Omit<BookingListQuery, 'status' | 'sort' | 'limit' | 'offset'>,
): Promise<BookingCounts> {
  requirePermission(ctx, 'crm.view');
  if (!isStorableFilter(query)) return { pending: 0, confirmed: 0, cancelled: 0, completed: 0 };
  return statusCounts(ctx, {
    name: `counts:${filterName(ctx, 'bookings', query)}`,
    status: bookings.status,
    statuses: BOOKING_STATUSES,
    where: bookingFilter(ctx, query, await findBookings(ctx, textPatterns(query.q))),
  });
}
