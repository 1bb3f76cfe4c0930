import { uniqueViolation } from '#app/db/sql-error.ts';
import { newAccessKey, newId, newReference } from '#app/domain/ids.ts';
import { auditRow } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { eventOf } from '#app/services/events/announce.ts';
import { newOrder } from '#app/services/payments/new-order.ts';
import { placeProviderOrder } from '#app/services/payments/place-provider-order.ts';
import { bookingConsents } from './booking-consents.ts';
import type { NewBooking, NewOrder } from './booking-row.ts';
import { bookingSettings } from './booking-settings.ts';
import { bookingValues, purposeOf, travellerValues } from './booking-values.ts';
import { insertBooking } from './insert-booking.ts';
import type { WantedBooking } from './wanted-booking.ts';

/**
 * Makes the provider's order, then the pending booking. Null when another process was first with the same form
 * (or, once in a billion, the same reference): the caller looks again.
 */
export async function openBooking(
  ctx: Ctx,
  wanted: WantedBooking,
  dedupeKey: string,
): Promise<{ booking: NewBooking; order: NewOrder } | null> {
  const settings = await bookingSettings(ctx);
  const reference = newReference(settings.referencePrefix);
  const amount = wanted.quote.dueNow;
  const purpose = purposeOf(wanted);
  const providerOrderId = await placeProviderOrder(ctx, { amount, receipt: reference, purpose });
  const booking = {
    ...bookingValues(ctx, wanted, settings),
    id: newId('bkg'),
    reference,
    accessKey: newAccessKey(),
    dedupeKey,
    createdAt: ctx.now(),
  };
  const order = newOrder(ctx, { bookingId: booking.id, providerOrderId, purpose, amount });
  const audit = auditRow(ctx, {
    action: 'booking.created',
    entity: 'booking',
    entityId: booking.id,
    after: {
      reference,
      itemId: booking.itemId,
      totalAmount: booking.totalAmount,
      orderId: providerOrderId,
      orderAmount: amount,
    },
  });
  try {
    await insertBooking(ctx.db, {
      booking,
      travellers: travellerValues(booking.id, wanted),
      order,
      consents: bookingConsents(ctx, booking.id, wanted, settings),
      audit,
      event: eventOf(ctx, { topic: 'bookings', id: booking.id, change: 'created', name: booking.name }),
    });
  } catch (error) {
    const index = uniqueViolation(error);
    if (index === 'bookings_dedupe' || index === 'bookings_reference') return null;
    throw error;
  }
  figuresChanged(ctx);
  return { booking, order };
}
