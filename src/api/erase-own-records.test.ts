import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExpenseView } from '#app/contract/expenses.ts';
import type {
  PersonalData,
  PersonMentions,
  PrivacyOutcome,
  PrivacyRequestView,
} from '#app/contract/privacy-requests.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookingTravellers } from '#app/db/schema/bookings.ts';
import { privacyRequests } from '#app/db/schema/inquiries.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(async () => {
  await app.clear();
  for (const table of [expenses, privacyRequests]) await app.db.delete(table);
});
afterAll(() => app.close());

const TARA = { name: 'Tara Quill', email: 'tara.quill@example.in', phone: '+91 99999 12345' };
const JON = { name: 'Jon Rao', email: 'jon.rao@example.in', phone: '+91 99999 54321' };
/** After the journeys of 12 April, before those of August. */
const AFTER = '2027-05-01T06:00:00Z';

async function request(kind: string): Promise<string> {
  const { name, email } = TARA;
  await app.post('/privacy-requests', { kind, name, email });
  const [newest] = (await app.staff<PrivacyRequestView[]>('GET', '/admin/privacy-requests?limit=1')).body;
  return newest?.id ?? '';
}

const mentionsOf = async (id: string) =>
  (await app.staff<PersonMentions>('GET', `/admin/privacy-requests/${id}/mentions`)).body;
const erase = async (id: string, query = '') =>
  (await app.staff<PrivacyOutcome>('POST', `/admin/privacy-requests/${id}/anonymise${query}`)).body.changed;

async function booked(change: Record<string, unknown>): Promise<string> {
  const { orderId } = await app.order(change);
  return (await app.bookingOf(orderId)).id;
}

async function paid(booking_id: string, note: string, amount = 500, date = '2027-01-10'): Promise<void> {
  const body = { kind: 'payment', mode: 'cash', date, booking_id, amount, note };
  expect((await app.staff('POST', '/accounts/payments', body)).status).toBe(201);
}

async function spent(description: string, change: object = {}): Promise<string> {
  const body = { expense_date: '2027-01-09', amount: 1240, description, ...change };
  return (await app.staff<ExpenseView>('POST', '/expenses', body)).body.id;
}

const notes = async () =>
  (await app.db.select().from(ledgerEntries).orderBy(ledgerEntries.amount)).map(({ note }) => note);
const spentOn = async (id: string) =>
  (await app.db.select().from(expenses).where(eq(expenses.id, id)))[0]?.description;

describe('P26 what stays of a person’s own records', () => {
  it('loses the first name alone too, in notes on payments and expenses of the booking; texts of others do not', async () => {
    const hers = await booked(TARA);
    const his = await booked(JON);
    await paid(hers, 'Brought by Tara, cash; Taranath saw it', 500);
    await paid(his, 'Brought by Tara, cash', 600);
    app.setNow('2027-01-11T06:00:00Z');
    await paid(his, 'Brought by TARA QUILL, cash', 700, '2027-01-11');
    const taxi = await spent('Taxi for Mrs Quill', { booking_id: hers });
    const corrected = await spent('Lunch with Tara', { booking_id: hers });
    await app.staff('PUT', `/expenses/${corrected}`, { description: 'Lunch' });
    const other = await spent('Taxi for Tara');
    app.setNow(AFTER);

    const id = await request('erasure');
    const { mentions } = await mentionsOf(id);
    expect(mentions.map(({ kind, found }) => [kind, ...found])).toEqual([
      ['expense', 'Quill'],
      ['payment', 'Tara'],
      ['payment', 'TARA QUILL'],
    ]);
    expect((await erase(id)).mentions).toBe(3);
    expect(await notes()).toEqual([
      'Brought by [erased], cash; Taranath saw it',
      'Brought by Tara, cash',
      'Brought by [erased], cash',
    ]);
    expect(await spentOn(taxi)).toBe('Taxi for Mrs [erased]');
    expect(await spentOn(other)).toBe('Taxi for Tara');
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.entityId, corrected));
    expect(audit.find(({ action }) => action === 'expense.created')?.after).toMatchObject({
      description: 'Lunch with [erased]',
    });
    // The books are as they were.
    expect(await app.db.select().from(ledgerEntries).orderBy(ledgerEntries.amount)).toMatchObject([
      { bookingId: hers, amount: 50_000, mode: 'cash', businessDate: '2027-01-10' },
      { bookingId: his, amount: 60_000 },
      { bookingId: his, amount: 70_000 },
    ]);
  });
});

describe('P26 a person who travels in bookings of others', () => {
  const withHer = {
    travelers: 2,
    travelerDetails: [
      { name: 'Jon Rao', age: 44 },
      { name: 'tara  quill', age: 41 },
    ],
  };
  const travellersOf = async (bookingId: string) =>
    (
      await app.db
        .select()
        .from(bookingTravellers)
        .where(eq(bookingTravellers.bookingId, bookingId))
        .orderBy(bookingTravellers.position)
    ).map(({ name, age }) => [name, age]);

  it('is shown with each journey, and erased where staff say that it is the person and it is over', async () => {
    const past = await booked({ ...JON, ...withHer });
    const namesake = await booked({ ...JON, ...withHer, travelDate: '2027-04-20' });
    const ahead = await booked({ ...JON, ...withHer, travelDate: '2027-08-01' });
    // Her own are erased whole, and one word is shared by too many.
    await booked({ ...JON, travelerDetails: [{ name: 'Tara', age: 41 }] });
    app.setNow(AFTER);

    const id = await request('erasure');
    const { travels } = await mentionsOf(id);
    expect(travels.map(({ bookingId, isOver }) => [bookingId, isOver])).toEqual([
      [past, true],
      [namesake, true],
      [ahead, false],
    ]);
    const [first, , last] = travels;
    expect(first).toMatchObject({ travelDate: '2027-04-12', name: expect.stringMatching(/^tara\s+quill$/) });
    const ids = [first?.id, last?.id, 'bkg_none:0'].join(',');
    expect((await erase(id, `?travels=${ids}`)).mentions).toBe(1);

    expect(await travellersOf(past)).toEqual([
      ['Jon Rao', 44],
      ['Erased person', 0],
    ]);
    for (const kept of [namesake, ahead]) expect((await travellersOf(kept))[1]?.[1]).toBe(41);
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.entityId, past));
    expect(audit.map(({ action }) => action)).toContain('booking.traveller_erased');
    expect((await mentionsOf(id)).travels.map(({ bookingId }) => bookingId)).toEqual([namesake, ahead]);
  });

  it('is erased nowhere unless staff say so, and told in a copy', async () => {
    const past = await booked({ ...JON, ...withHer });
    app.setNow(AFTER);
    const copy = await app.staff<PersonalData>(
      'POST',
      `/admin/privacy-requests/${await request('copy')}/export`,
    );
    expect(copy.body.mentions).toMatchObject([
      { where: 'Traveler in a booking of somebody else', at: '2027-04-12T00:00:00.000Z' },
    ]);
    expect((await erase(await request('erasure'))).mentions).toBe(0);
    expect((await travellersOf(past))[1]?.[1]).toBe(41);
  });
});
