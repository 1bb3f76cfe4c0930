import { asc, eq } from 'drizzle-orm';
import type { VisitorBooking } from '#app/contract/bookings.ts';
import { bookingTravellers } from '#app/db/schema/bookings.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { balanceOf, dueNowOf } from '#app/domain/booking-balance.ts';
import { toDecimal } from '#app/domain/money.ts';
import { findTrip } from '#app/services/catalog/find-trip.ts';
import type { Ctx } from '#app/services/context.ts';
import { toLedgerEntryView } from '#app/services/ledger/ledger-entry-view.ts';
import { bookingSettings } from './booking-settings.ts';
import { expiresAt } from './expiry.ts';
import { findByKey } from './find-by-key.ts';

/** A booking as its visitor sees it, by the key of its link; null for a wrong key and an unknown reference alike. */
export async function findVisitorBooking(
  ctx: Ctx,
  input: { reference: string; key: string },
): Promise<VisitorBooking | null> {
  const booking = await findByKey(ctx, input);
  if (!booking) return null;
  const [travellers, entries, { expiryHours }, trip] = await Promise.all([
    ctx.db
      .select()
      .from(bookingTravellers)
      .where(eq(bookingTravellers.bookingId, booking.id))
      .orderBy(asc(bookingTravellers.position)),
    ctx.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.bookingId, booking.id))
      .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id)),
    bookingSettings(ctx),
    findTrip(ctx, booking.itemType, booking.itemId),
  ]);
  return {
    reference: booking.reference,
    itemType: booking.itemType,
    itemSlug: trip?.slug ?? booking.itemSlug,
    itemId: booking.itemId,
    itemPublished: trip !== null,
    packageTitle: booking.itemTitle,
    image: booking.itemImage,
    destination: booking.destination,
    duration: booking.duration,
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
    travelDate: booking.travelDate,
    travelers: booking.pax,
    travelerDetails: travellers.map(({ name, age, ageGroup }) => ({ name, age, ageGroup })),
    specialRequests: booking.specialRequests,
    paymentOption: booking.paymentOption,
    unitPrice: toDecimal(booking.unitPrice),
    totalAmount: toDecimal(booking.totalAmount),
    paidAmount: toDecimal(booking.paidAmount),
    refundedAmount: toDecimal(booking.refundedAmount),
    balanceAmount: toDecimal(balanceOf(booking)),
    dueNow: toDecimal(dueNowOf(booking)),
    bookingStatus: booking.status,
    paymentStatus: booking.paymentStatus,
    bookingDate: booking.bookingDate,
    expiresAt: expiresAt(booking, expiryHours)?.toISOString() ?? null,
    payments: entries.map(toLedgerEntryView),
  };
}
