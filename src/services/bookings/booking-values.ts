import { dateInZone } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import type { NewTraveller } from './booking-row.ts';
import type { BookingSettings } from './booking-settings.ts';
import type { WantedBooking } from './wanted-booking.ts';

/** The columns that the visitor's request fills, for a new booking and for a changed one. */
export function bookingValues(ctx: Ctx, wanted: WantedBooking, settings: BookingSettings) {
  const { trip } = wanted;
  const now = ctx.now();
  return {
    itemType: trip.type,
    itemId: trip.id,
    itemSlug: trip.slug,
    itemTitle: trip.title,
    itemImage: trip.image,
    destination: trip.destination,
    duration: trip.duration,
    name: wanted.name,
    email: wanted.email,
    phone: wanted.phone,
    travelDate: wanted.travelDate,
    pax: wanted.pax,
    specialRequests: wanted.specialRequests,
    paymentOption: wanted.paymentOption,
    unitPrice: wanted.unitPrice,
    totalAmount: wanted.quote.total,
    gstRate: trip.gstRate ?? settings.gstRate,
    sac: trip.sac ?? settings.sac,
    overseas: trip.overseas,
    bookingDate: dateInZone(now, ctx.config.timeZone),
    termsVersion: settings.termsVersion,
    termsAcceptedAt: wanted.termsAccepted ? now : null,
    fingerprint: wanted.fingerprint,
    updatedAt: now,
  };
}

/** The travellers of a booking, in the order of the form. */
export function travellerValues(bookingId: string, wanted: WantedBooking): NewTraveller[] {
  return wanted.travellers.map((traveller, position) => ({ bookingId, position, ...traveller }));
}

export function purposeOf(wanted: WantedBooking): 'full' | 'deposit' {
  return wanted.paymentOption === 'partial' ? 'deposit' : 'full';
}
