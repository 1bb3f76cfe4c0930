import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { travellers } from '#tests/factories/booking-body.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

type Answer = BookingDetail & { code: string; detail: string };

async function paidBooking(change: Record<string, unknown> = {}): Promise<BookingDetail> {
  const { orderId } = await app.order(change);
  await app.verify(app.payments.pay(orderId));
  const { id } = await app.bookingOf(orderId);
  return (await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`)).body;
}

it('B08 a travel date that somebody else moved meanwhile is not moved over', async () => {
  const { id, travelDate: from } = await paidBooking();
  const move = (travel_date: string, seen?: string) =>
    app.staff<Answer>('PUT', `/crm/bookings/${id}/travel-date`, { travel_date, ...(seen && { from: seen }) });
  expect((await move('2027-06-01', from)).body.travelDate).toBe('2027-06-01');
  const late = await move('2027-07-01', from);
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(late.body.detail).toContain('1 Jun 2027');
  // The same again after a lost answer is no other change.
  expect((await move('2027-06-01', from)).status).toBe(200);
  expect((await move('2027-07-01')).body.travelDate).toBe('2027-07-01');
});

it('B08 travelers whom somebody else corrected meanwhile are not corrected over', async () => {
  const { id, travelerDetails: from } = await paidBooking({ travelers: 2, travelerDetails: travellers(2) });
  const correct = (name: string) => {
    const body = {
      travelers: [
        { name, age: 34 },
        { name: 'Kabir Verma', age: 1 },
      ],
      from,
    };
    return app.staff<Answer>('PUT', `/crm/bookings/${id}/travellers`, body);
  };
  const first = await correct('Asha Varma');
  expect([first.status, first.body.travelerDetails[0]?.name]).toEqual([200, 'Asha Varma']);
  expect((await correct('Asha Verma-Rao')).body.code).toBe('changed_meanwhile');
  expect((await correct('Asha Varma')).status).toBe(200);
});

it('B08 an invoice keeps the travel date that it was issued with, and its record says so', async () => {
  const { id, travelDate } = await paidBooking();
  const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
  for (const kind of ['invoice', 'proforma'])
    await app.fetch(`/crm/bookings/${id}/generate-${kind}`, { method: 'POST', headers });
  const { body } = await app.staff<BookingDetail>('PUT', `/crm/bookings/${id}/travel-date`, {
    travel_date: '2027-06-01',
  });
  const printed = body.documents
    .filter(({ status }) => status === 'issued')
    .map((paper) => [paper.kind, paper.printedTravelDate]);
  expect(printed).toContainEqual(['invoice', travelDate]);
  expect(printed).toContainEqual(['proforma', null]);
});
