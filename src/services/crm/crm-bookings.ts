import { asc, sql } from 'drizzle-orm';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { balanceOf } from '#app/domain/booking-balance.ts';
import { toDecimal } from '#app/domain/money.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { bookingRows } from './booking-rows.ts';
import { ALL_NOTES, noteView } from './notes-of.ts';

/** Bookings as staff see them now, with all their notes, in the order given: one statement for any number of them. */
export async function crmBookings(
  ctx: Pick<Ctx, 'db'>,
  wanted: ReadonlyArray<{ id: string }>,
): Promise<CrmBooking[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const found = await bookingRows(ctx, {
    where: sql`${bookings.id} = any(${sql.param(ids)})`,
    order: [asc(bookings.id)],
    limit: ids.length,
    offset: 0,
    notes: ALL_NOTES,
  });
  const views = new Map(found.map((row) => [row.id, toBookingView(row)]));
  return ids.flatMap((id) => views.get(id) ?? []);
}

/** One of them. Throws `not_found`. */
export async function crmBooking(ctx: Pick<Ctx, 'db'>, id: string): Promise<CrmBooking> {
  const [view] = await crmBookings(ctx, [{ id }]);
  if (!view) throw notFound('We do not know this booking.');
  return view;
}

export function toBookingView(row: Awaited<ReturnType<typeof bookingRows>>[number]): CrmBooking {
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    packageTitle: row.itemTitle,
    packageType: row.itemType,
    destination: row.destination,
    travelDate: row.travelDate,
    travelers: row.pax,
    travelerDetails: row.travellers,
    totalAmount: toDecimal(row.totalAmount),
    paidAmount: toDecimal(row.paidAmount),
    refundedAmount: toDecimal(row.refundedAmount),
    balanceAmount: toDecimal(balanceOf(row)),
    paymentOption: row.paymentOption,
    bookingStatus: row.status,
    paymentStatus: row.paymentStatus,
    cancelReason: row.cancelReason,
    refundDue: toDecimal(row.refundDue),
    specialRequests: row.specialRequests,
    paymentIds: row.paymentIds,
    notes: row.notes.map(noteView),
    noteCount: row.noteCount,
    assigneeId: row.assigneeId,
    assigneeName: row.assigneeName ?? '',
    customerId: row.customerId,
    createdAt: row.createdAt.toISOString(),
  };
}
