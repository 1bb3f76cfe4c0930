import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TodayView } from '#app/contract/today.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { inquiries, privacyRequests } from '#app/db/schema/inquiries.ts';
import { newId } from '#app/domain/ids.ts';
import { addDays } from '#app/domain/plain-date.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';
import { addStaff } from '#tests/support/staff-member.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(async () => {
  await app.clear();
  await app.db.delete(inquiries);
  await app.db.delete(privacyRequests);
});
afterAll(() => app.close());

const HOUR = 3_600_000;

async function ask(name: string, hoursAgo: number, change: Partial<typeof inquiries.$inferInsert> = {}) {
  const createdAt = new Date(NOW.getTime() - hoursAgo * HOUR);
  await app.db.insert(inquiries).values({
    id: newId('inq'),
    source: 'general',
    name,
    email: 'asha@example.in',
    phone: '+91 98450 11762',
    createdAt,
    ...change,
  });
}

/** A booking of ₹45,999 with its values changed; 10 January 2027 is a Sunday in India. */
async function sell(change: Partial<typeof bookings.$inferInsert>) {
  const order = await app.order({ email: `${newId('usr')}@example.in` });
  const { id } = await app.bookingOf(order.orderId);
  await app.db
    .update(bookings)
    .set({ status: 'confirmed', ...change })
    .where(eq(bookings.id, id));
}

async function today(): Promise<TodayView> {
  const answer = await app.staff<TodayView>('GET', '/admin/today');
  expect(answer.status).toBe(200);
  return answer.body;
}

it('B01 new inquiries wait with the longest first, and those over 24 hours are late', async () => {
  await ask('Waits a day', 24);
  await ask('Waits an hour', 1);
  await ask('Waits two days', 48);
  await ask('Answered', 30, { status: 'in_progress' });
  await ask('Erased', 90, { erasedAt: NOW });
  const { inquiries: waiting } = await today();
  expect(waiting).toMatchObject({ total: 3, late: 2 });
  expect(waiting.rows.map((row) => row.name)).toEqual(['Waits two days', 'Waits a day', 'Waits an hour']);
  expect(waiting.rows[2]?.replyBy).toBe(new Date(NOW.getTime() + 23 * HOUR).toISOString());
});

it('B01 lists are bounded, and say how many there are', async () => {
  for (let hours = 1; hours <= 11; hours += 1) await ask(`Asks ${hours}`, hours);
  const { inquiries: waiting } = await today();
  expect([waiting.total, waiting.rows.length]).toEqual([11, 8]);
});

it('B01 the week of departures is Monday to Sunday of the business calendar, confirmed ones only', async () => {
  await sell({ name: 'Monday', travelDate: '2027-01-04' });
  await sell({ name: 'Sunday', travelDate: '2027-01-10', pax: 3 });
  await sell({ name: 'Next Monday', travelDate: '2027-01-11' });
  await sell({ name: 'Pending', travelDate: '2027-01-10', status: 'pending' });
  const { date, departures } = await today();
  expect(date).toBe('2027-01-10');
  expect(departures).toMatchObject({ from: '2027-01-04', to: '2027-01-10', total: 2, travelers: 4 });
  expect(departures.rows.map((row) => [row.name, row.left])).toEqual([
    ['Sunday', false],
    ['Monday', true],
  ]);
  // 20:00 in London is the next day in India: the next week has begun.
  app.setNow('2027-01-10T20:00:00Z');
  const next = await today();
  expect(next.departures).toMatchObject({ from: '2027-01-11', to: '2027-01-17', total: 1 });
});

it('B01 a balance is overdue the day after it was due: 15 days before the journey, or when it was booked', async () => {
  const booked = { bookingDate: '2026-12-01', paidAmount: 1_000_000 };
  await sell({ ...booked, name: 'Due today', travelDate: '2027-01-25' });
  await sell({ ...booked, name: 'Due yesterday', travelDate: '2027-01-24' });
  await sell({ ...booked, name: 'Travelled', travelDate: '2026-12-20', status: 'completed' });
  await sell({ ...booked, name: 'Paid', travelDate: '2027-01-12', paidAmount: 4_599_900 });
  await sell({ ...booked, name: 'Given back', travelDate: '2027-01-12', refundedAmount: 1_000_000 });
  await sell({ ...booked, name: 'Cancelled', travelDate: '2027-01-12', status: 'cancelled' });
  await sell({ name: 'Booked today', travelDate: '2027-01-12', bookingDate: '2027-01-10' });
  await sell({ name: 'Booked late', travelDate: '2027-01-12', bookingDate: '2027-01-07' });
  const { overdue } = await today();
  expect(overdue.rows.map(({ name, dueDate, daysLate }) => [name, dueDate, daysLate])).toEqual([
    ['Travelled', '2026-12-05', 36],
    ['Booked late', '2027-01-07', 3],
    ['Due yesterday', '2027-01-09', 1],
  ]);
  expect(overdue).toMatchObject({ total: 3, amount: 35_999 * 2 + 45_999 });
});

it('SEC-04 Today is for staff with the CRM', async () => {
  expect((await app.json('/admin/today')).status).toBe(401);
});

it('B01 each inquiry says its kind and what was asked for', async () => {
  await ask('A', 5, { source: 'visa', destination: 'Dubai', details: { nationality: 'Indian' } });
  await ask('B', 4, { source: 'cruise', destination: 'Egypt', details: { package_title: 'Down the Nile' } });
  await ask('C', 3, { destination: 'Kerala' });
  await ask('D', 2);
  expect((await today()).inquiries.rows.map((row) => row.subject)).toEqual([
    'Visa: Dubai',
    'Cruise: Down the Nile',
    'Quote: Kerala',
    'Quote request',
  ]);
});

it('B01 open requests about personal data are counted with their term, for who handles them', async () => {
  expect((await today()).privacy).toEqual({ open: 0, late: 0, answerBy: null });
  const made = [-31, -30, -2].map((days) => new Date(NOW.getTime() + days * 24 * HOUR));
  const person = { name: 'Asha', email: 'asha@example.in', kind: 'copy' as const };
  for (const createdAt of made)
    await app.db.insert(privacyRequests).values({ ...person, id: newId('prq'), createdAt });
  await app.db
    .insert(privacyRequests)
    .values({ ...person, id: newId('prq'), status: 'done', createdAt: new Date(0) });
  const { date, privacy } = await today();
  expect(privacy).toEqual({ open: 3, late: 1, answerBy: addDays(date, -1) });
  const sales = await addStaff(app, 'sales');
  const answer = await app.json<TodayView>('/admin/today', { headers: { cookie: sales.cookie } });
  expect(answer.body.privacy).toBeNull();
});
