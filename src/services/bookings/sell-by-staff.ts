import type { BookingDetail, StaffSale } from '#app/contract/booking-desk.ts';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { consents } from '#app/db/schema/inquiries.ts';
import { uniqueViolation } from '#app/db/sql-error.ts';
import { newAccessKey, newId, newReference } from '#app/domain/ids.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { AppError, conflict, invalid, notFound } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { recordBookingPayment } from '#app/services/ledger/record-payment.ts';
import { requirePayments } from '#app/services/payments/place-provider-order.ts';
import { readAskedBooking } from './asked-booking.ts';
import { bookingConsents } from './booking-consents.ts';
import { bookingDetail } from './booking-detail.ts';
import { type BookingSettings, bookingSettings } from './booking-settings.ts';
import { bookingValues, travellerValues } from './booking-values.ts';
import { dedupeKeyOf, findByDedupe } from './dedupe.ts';
import { lookUpTrip } from './look-up-trip.ts';
import { runExclusive } from './run-exclusive.ts';
import { sendBookingLink } from './send-booking-link.ts';
import { priceBooking, type WantedBooking } from './wanted-booking.ts';

/**
 * A sale by telephone, at the price of the website: the same checks and the same path from the trip's price to the total.
 * It is then paid by a link, by a payment that staff record with it, or later. The same request key makes one booking.
 * Throws what create-order throws, `forbidden` for a recorded payment without that right, and `provider_failed` for the
 * link: the booking is there then, and sending the form again makes its link.
 */
export async function sellByStaff(ctx: Ctx, sale: StaffSale): Promise<BookingDetail> {
  requirePermission(ctx, 'crm.edit');
  if (sale.payment === 'recorded') requirePermission(ctx, 'accounts.edit');
  if (sale.payment === 'link') requirePayments(ctx);
  checkPaymentDate(ctx, sale);
  const asked = readAskedBooking(ctx, sale);
  const dedupeKey = dedupeKeyOf(asked.fingerprint, `staff:${sale.request_key}`);
  return runExclusive(dedupeKey, async () => {
    const found = await lookUpTrip(ctx, { type: asked.tripType, id: asked.tripId, dedupeKey });
    if (!found) throw notFound('This trip is no longer offered.');
    const wanted = priceBooking(asked, found.trip);
    const id = await openOnce(ctx, { wanted, dedupeKey, sale, settings: await bookingSettings(ctx) });
    figuresChanged(ctx);
    if (sale.payment === 'link') await sendBookingLink(ctx, { id, amount: sale.amount });
    return bookingDetail(ctx, { id });
  });
}

interface Opening {
  wanted: WantedBooking;
  dedupeKey: string;
  sale: StaffSale;
  settings: BookingSettings;
}

/** The id of the booking of this form: of the first sending when it is sent again. */
async function openOnce(ctx: Ctx, opening: Opening): Promise<string> {
  for (let tries = 0; tries < 3; tries++) {
    const earlier = await findByDedupe(ctx, opening.dedupeKey);
    if (earlier) {
      if (earlier.booking.fingerprint === opening.wanted.fingerprint) return earlier.booking.id;
      throw conflict('duplicate', 'This form has made another booking already. Open a new one.');
    }
    try {
      return await ctx.db.transaction((tx) => open(ctx, tx, opening));
    } catch (error) {
      // Another process was first with the form, or with the reference.
      const index = uniqueViolation(error);
      if (index !== 'bookings_dedupe' && index !== 'bookings_reference') throw error;
    }
  }
  throw new AppError('unavailable', 'The booking could not be saved. Please try again.', { retryAfter: 2 });
}

async function open(ctx: Ctx, tx: Transaction, opening: Opening): Promise<string> {
  const { wanted, dedupeKey, sale, settings } = opening;
  const id = newId('bkg');
  const reference = newReference(settings.referencePrefix);
  await tx.insert(bookings).values({
    ...bookingValues(ctx, wanted, settings),
    id,
    reference,
    accessKey: newAccessKey(),
    dedupeKey,
    // The link is its reminder.
    remindedAt: sale.payment === 'link' ? ctx.now() : null,
    createdAt: ctx.now(),
  });
  await tx.insert(bookingTravellers).values(travellerValues(id, wanted));
  await tx.insert(consents).values(bookingConsents(ctx, id, wanted, settings));
  await writeAudit(ctx, tx, {
    action: 'booking.sold_by_staff',
    entity: 'booking',
    entityId: id,
    after: { reference, itemId: wanted.tripId, totalAmount: wanted.quote.total, payment: sale.payment },
  });
  await announce(ctx, tx, { topic: 'bookings', id, change: 'created', name: wanted.name });
  if (sale.payment === 'recorded') await recordPaid(ctx, tx, id, opening);
  return id;
}

function recordPaid(ctx: Ctx, tx: Transaction, id: string, { wanted, sale }: Opening) {
  const { mode, date, reference, amount } = sale;
  if (!mode) throw invalid('Choose how it was paid', { mode: 'Choose how it was paid' });
  return recordBookingPayment(ctx, tx, id, {
    kind: 'payment',
    amount: amount ?? wanted.quote.dueNow,
    mode,
    date: date ?? dateInZone(ctx.now(), ctx.config.timeZone),
    reference,
    note: '',
  });
}

function checkPaymentDate(ctx: Ctx, { date }: StaffSale): void {
  if (date === undefined || date <= dateInZone(ctx.now(), ctx.config.timeZone)) return;
  throw invalid('The date is in the future', { date: 'The date is in the future' });
}
