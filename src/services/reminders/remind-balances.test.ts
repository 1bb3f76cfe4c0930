import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import type { TodayView } from '#app/contract/today.ts';
import { settings } from '#app/db/schema/settings.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import { remindBalances } from '#app/services/reminders/remind-balances.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(() => app.clear());
afterAll(() => app.close());

/** The journey is on 12 April, so the balance is due on 28 March. 11:00 in India. */
const on = (day: string) => app.setNow(`2027-${day}T05:30:00Z`);
const nothing = { reminded: 0, tasks: 0 };
const once = { reminded: 1, tasks: 0 };

async function withDeposit() {
  const order = await app.order({ paymentOption: 'partial' });
  await app.verify(app.payments.pay(order.orderId));
  return (await app.bookingOf(order.orderId)).id;
}

const remindersOf = async (id: string) =>
  (await app.mailsOf(id)).filter((mail) => mail.kind === 'balance_reminder');

it('issue 6.4 sends a payment link at -7, -3, 0 and +2 days, each once, and gives staff a task at +3', async () => {
  const id = await withDeposit();
  on('03-20');
  expect(await remindBalances(app.ctx)).toEqual(nothing);
  for (const [day, at] of [
    ['03-21', 1],
    ['03-25', 2],
    ['03-28', 3],
    ['03-30', 4],
  ] as const) {
    on(day);
    const runs = await Promise.all([remindBalances(app.ctx), remindBalances(app.ctx)]);
    expect(runs[0].reminded + runs[1].reminded).toBe(1);
    expect(await remindBalances(app.ctx)).toEqual(nothing);
    expect(await remindersOf(id)).toHaveLength(at);
  }
  const [last] = await remindersOf(id);
  expect(last?.subject).toContain('Balance of ₹34,499.25 was due on 28 Mar 2027');
  expect(last?.text).toContain([...app.payments.links.values()][0]?.url);
  expect(app.payments.links.size).toBe(1);

  on('03-31');
  const runs = await Promise.all([remindBalances(app.ctx), remindBalances(app.ctx)]);
  expect(runs[0].tasks + runs[1].tasks).toBe(1);
  const { body } = await app.staff<TodayView>('GET', '/admin/today');
  expect(body.tasks).toMatchObject({ total: 1, rows: [{ kind: 'balance_overdue', bookingId: id }] });
  const task = body.tasks.rows[0]?.id;
  expect((await app.staff('POST', `/crm/tasks/${task}/done`, {})).body).toMatchObject({
    doneAt: expect.any(String),
  });
  expect((await app.staff<TodayView>('GET', '/admin/today')).body.tasks.total).toBe(0);
  expect(await remindBalances(app.ctx)).toEqual(nothing);
});

it('issue 6.4 stops once it is paid or cancelled, and the task closes with the payment', async () => {
  const paidLater = await withDeposit();
  const cancelled = await withDeposit();
  on('03-21');
  expect((await remindBalances(app.ctx)).reminded).toBe(2);
  await app.staff('PUT', `/crm/bookings/${cancelled}/status`, { status: 'cancelled' });
  on('03-31');
  expect(await remindBalances(app.ctx)).toEqual({ reminded: 0, tasks: 1 });
  await app.staff('POST', '/accounts/payments', {
    booking_id: paidLater,
    kind: 'payment',
    amount: 34499.25,
    mode: 'upi',
    date: '2027-03-31',
  });
  const { body } = await app.staff<BookingDetail>('GET', `/crm/bookings/${paidLater}`);
  expect(body.tasks).toMatchObject([{ kind: 'balance_overdue', doneAt: expect.any(String) }]);
  on('04-02');
  expect(await remindBalances(app.ctx)).toEqual(nothing);
});

it('issue 6.4 after a standstill only the latest step is made up for', async () => {
  const id = await withDeposit();
  on('03-29');
  expect(await remindBalances(app.ctx)).toEqual(once);
  expect(await remindersOf(id)).toHaveLength(1);
  expect(await remindBalances(app.ctx)).toEqual(nothing);
});

it('issue 6.4 waits for the morning and for the payment provider', async () => {
  const id = await withDeposit();
  app.setNow('2027-03-20T20:30:00Z');
  expect(await remindBalances(app.ctx)).toEqual(nothing);
  on('03-21');
  app.payments.failWith(new ProviderError('away', { retriable: true }));
  expect(await remindBalances(app.ctx)).toEqual(nothing);
  app.payments.failWith(null);
  expect(await remindBalances(app.ctx)).toEqual(once);
  expect(await remindersOf(id)).toHaveLength(1);
});

it('issue 6.4 the days are a setting; a journey that moves is reminded of by its new due date', async () => {
  const id = await withDeposit();
  await app.db
    .insert(settings)
    .values({ section: 'reminders', value: { before: [10], after: [], taskAfter: 5 } });
  on('03-18');
  expect(await remindBalances(app.ctx)).toEqual(once);
  const moved = await app.staff<BookingDetail>('PUT', `/crm/bookings/${id}/travel-date`, {
    travel_date: '2027-05-12',
  });
  expect(moved.body).toMatchObject({ travelDate: '2027-05-12', payment: { dueDate: '2027-04-27' } });
  on('04-02');
  expect(await remindBalances(app.ctx)).toEqual(nothing);
  on('04-17');
  expect(await remindBalances(app.ctx)).toEqual(once);
});
