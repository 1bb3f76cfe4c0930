import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BookingRequest } from '#app/contract/bookings.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { settings } from '#app/db/schema/settings.ts';
import { readAskedBooking } from '#app/services/bookings/asked-booking.ts';
import { expireUnpaidBookings } from '#app/services/bookings/expire-unpaid-bookings.ts';
import { lookUpTrip } from '#app/services/bookings/look-up-trip.ts';
import { openBooking } from '#app/services/bookings/open-booking.ts';
import { remindUnpaidBookings } from '#app/services/bookings/remind-unpaid-bookings.ts';
import { priceBooking } from '#app/services/bookings/wanted-booking.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(() => app.clear());
afterAll(() => app.close());

const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

async function finishMails(bookingId: string) {
  return (await app.mailsOf(bookingId)).filter((mail) => mail.kind === 'finish_booking').length;
}

it('P15 an unpaid booking is cancelled as expired after 48 hours, with an audit row; a paid one never', async () => {
  const unpaid = await app.order();
  const paid = await app.order();
  await app.verify(app.payments.pay(paid.orderId));
  app.setNow(hours(47.9));
  expect(await expireUnpaidBookings(app.ctx)).toBe(0);
  app.setNow(hours(48.1));
  const runs = await Promise.all([expireUnpaidBookings(app.ctx), expireUnpaidBookings(app.ctx)]);
  expect(runs[0] + runs[1]).toBe(1);
  const booking = await app.bookingOf(unpaid.orderId);
  expect(booking).toMatchObject({
    status: 'cancelled',
    cancelReason: 'expired',
    cancelledAt: hours(48.1),
    dedupeKey: null,
  });
  const audit = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, booking.id))
    .orderBy(asc(auditLog.createdAt));
  expect(audit.map((row) => row.action)).toEqual(['booking.created', 'booking.expired']);
  expect((await app.bookingOf(paid.orderId)).status).toBe('confirmed');
});

it('P15 the hours are a setting', async () => {
  await app.order();
  await app.db.insert(settings).values({ section: 'booking', value: { expiryHours: 2 } });
  app.setNow(hours(2.1));
  expect(await expireUnpaidBookings(app.ctx)).toBe(1);
});

it('P15 a booking that staff open again does not expire a second time', async () => {
  const order = await app.order();
  app.setNow(hours(49));
  await expireUnpaidBookings(app.ctx);
  const { id } = await app.bookingOf(order.orderId);
  await app.staff('PUT', `/crm/bookings/${id}/status`, { status: 'pending' });
  app.setNow(hours(120));
  expect(await expireUnpaidBookings(app.ctx)).toBe(0);
  expect(await app.bookingOf(order.orderId)).toMatchObject({ status: 'pending', cancelReason: null });
});

it('P15 one "finish your booking" e-mail after an hour, never for a paid booking', async () => {
  const unpaid = await app.order();
  const paid = await app.order({ email: 'paid@example.in' });
  await app.verify(app.payments.pay(paid.orderId));
  app.setNow(hours(0.9));
  expect(await remindUnpaidBookings(app.ctx)).toBe(0);
  app.setNow(hours(1.1));
  const runs = await Promise.all([remindUnpaidBookings(app.ctx), remindUnpaidBookings(app.ctx)]);
  expect(runs[0] + runs[1]).toBe(1);
  app.setNow(hours(3));
  expect(await remindUnpaidBookings(app.ctx)).toBe(0);
  expect(await finishMails((await app.bookingOf(unpaid.orderId)).id)).toBe(1);
  expect(await finishMails((await app.bookingOf(paid.orderId)).id)).toBe(0);
});

it('P15 no reminder for a visitor who has booked the same trip after all', async () => {
  const trip = await addPackage(app.db);
  const first = await app.createOrder(bookingBody(trip.id, { specialRequests: 'first thoughts' }));
  const second = await app.createOrder(bookingBody(trip.id, { email: 'ASHA@example.in' }));
  await app.verify(app.payments.pay(second.body.orderId));
  app.setNow(hours(2));
  expect(await remindUnpaidBookings(app.ctx)).toBe(0);
  expect(await finishMails((await app.bookingOf(first.body.orderId)).id)).toBe(0);
});

it('PAY-14 two processes with the same form: the database keeps one booking', async () => {
  const trip = await addPackage(app.db);
  const found = await lookUpTrip(app.ctx, { type: 'package', id: trip.id, dedupeKey: 'k:one' });
  if (!found) throw new Error('the package is not there');
  const wanted = priceBooking(
    readAskedBooking(app.ctx, BookingRequest.parse(bookingBody(trip.id))),
    found.trip,
  );
  const opened = await Promise.all([
    openBooking(app.ctx, wanted, 'k:one'),
    openBooking(app.ctx, wanted, 'k:one'),
  ]);
  expect(opened.filter((one) => one !== null)).toHaveLength(1);
  expect(await app.db.select().from(bookings)).toHaveLength(1);
});
