import type { consents } from '#app/db/schema/inquiries.ts';
import { newId } from '#app/domain/ids.ts';
import type { Ctx } from '#app/services/context.ts';
import type { AskedBooking } from './asked-booking.ts';
import type { BookingSettings } from './booking-settings.ts';

export type NewConsent = typeof consents.$inferInsert;

/**
 * What sending the booking form says, each with the version of its text: the data may be used for the booking; terms
 * and cancellation policy were accepted or not asked for; offers are wanted or not. Source: india-rules §9.
 */
export function bookingConsents(
  ctx: Pick<Ctx, 'now'>,
  bookingId: string,
  asked: Pick<AskedBooking, 'email' | 'termsAccepted' | 'marketingConsent'>,
  versions: Pick<BookingSettings, 'noticeVersion' | 'termsVersion' | 'cancellationVersion'>,
): NewConsent[] {
  const said = (purpose: NewConsent['purpose'], version: string, given: boolean): NewConsent => ({
    id: newId('con'),
    email: asked.email,
    purpose,
    version,
    given,
    entityId: bookingId,
    createdAt: ctx.now(),
  });
  return [
    said('booking', versions.noticeVersion, true),
    said('terms', versions.termsVersion, asked.termsAccepted),
    said('cancellation', versions.cancellationVersion, asked.termsAccepted),
    said('marketing', versions.noticeVersion, asked.marketingConsent),
  ];
}
