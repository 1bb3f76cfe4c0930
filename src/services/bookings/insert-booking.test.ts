import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { consents } from '#app/db/schema/inquiries.ts';
import { paymentOrders } from '#app/db/schema/payments.ts';
import { uniqueViolation } from '#app/db/sql-error.ts';
import { newAccessKey, newId, newReference } from '#app/domain/ids.ts';
import { eventOf } from '#app/services/events/announce.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';
import { type BookingRows, insertBooking } from './insert-booking.ts';

const NOW = new Date('2027-01-10T06:00:00.123Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.execute(sql`truncate bookings, consents, audit_log cascade`));

function newRows(change: Partial<BookingRows['booking']> = {}, travellers = ['Asha Verma']): BookingRows {
  const id = newId('bkg');
  const booking = {
    id,
    reference: newReference('DJ'),
    accessKey: newAccessKey(),
    itemType: 'package' as const,
    itemId: 'pkg_1',
    itemSlug: 'kerala',
    itemTitle: 'Kerala',
    name: 'Asha Verma',
    email: 'asha@example.in',
    phone: '+91 98765 43210',
    travelDate: '2027-04-12',
    pax: travellers.length,
    paymentOption: 'full' as const,
    unitPrice: 99_99_99_999,
    totalAmount: 99_99_99_999,
    bookingDate: '2027-01-10',
    termsVersion: '1',
    termsAcceptedAt: null,
    fingerprint: 'f',
    createdAt: NOW,
    updatedAt: NOW,
    ...change,
  };
  const order = { id: newId('ord'), bookingId: id, providerOrderId: newId('ord'), purpose: 'full' as const };
  const audit = { id: newId('aud'), actorType: 'visitor' as const, action: 'booking.created' };
  return {
    booking,
    travellers: travellers.map((name, position) => ({
      bookingId: id,
      position,
      name,
      age: 34,
      ageGroup: 'Adult' as const,
    })),
    consents: [
      {
        id: newId('con'),
        email: booking.email,
        purpose: 'booking',
        version: '1',
        given: true,
        entityId: id,
        createdAt: NOW,
      },
    ],
    order: { ...order, amount: booking.totalAmount, nextCheckAt: NOW, createdAt: NOW },
    audit: {
      ...audit,
      entity: 'booking',
      entityId: id,
      before: null,
      after: { reference: booking.reference, amounts: [1, 2] },
      createdAt: NOW,
    },
    event: eventOf(
      { actor: { type: 'visitor' } },
      { topic: 'bookings', id, change: 'created', name: booking.name },
    ),
  };
}

const insert = (rows: BookingRows) => insertBooking(database.db, rows);
const byText = (a: string, b: string) => (a < b ? -1 : 1);

/** All that is stored, of each kind, as it was given. */
async function stored(): Promise<unknown[]> {
  const { db } = database;
  return [
    await db.select().from(bookings).orderBy(sql`id collate "C"`),
    await db
      .select()
      .from(bookingTravellers)
      .orderBy(sql`booking_id collate "C"`, bookingTravellers.position),
    await db.select().from(paymentOrders).orderBy(sql`booking_id collate "C"`),
    await db.select().from(consents).orderBy(sql`entity_id collate "C"`),
    await db.select().from(auditLog).orderBy(sql`entity_id collate "C"`),
  ];
}

function expected(all: BookingRows[]): unknown[] {
  const sorted = all.toSorted((a, b) => byText(a.booking.id, b.booking.id));
  const like = (rows: object[]) => rows.map((row) => expect.objectContaining(row));
  return [
    like(sorted.map((rows) => rows.booking)),
    like(sorted.flatMap((rows) => rows.travellers)),
    like(sorted.map((rows) => rows.order)),
    like(sorted.flatMap((rows) => rows.consents)),
    like(sorted.map((rows) => rows.audit)),
  ];
}

async function transactions(): Promise<number> {
  const { rows } = await database.pool.query('select count(distinct xmin::text) as n from bookings');
  return rows[0].n;
}

it('P15 bookings of the same moment are stored by one statement, each with all its rows', async () => {
  const texts = ['"quoted" \\ud83d', "o'Brien\n{}[]", 'आशा वर्मा 👩‍👩‍👧', 'null', ''];
  const all = texts.map((text, index) =>
    newRows({ specialRequests: text, termsAcceptedAt: index % 2 ? NOW : null }, Array(index + 1).fill(text)),
  );
  await Promise.all(all.map(insert));
  expect(await stored()).toEqual(expected(all));
  expect(await transactions()).toBe(1);
});

it('P15 one that is refused takes nobody with it and leaves nothing of itself', async () => {
  const earlier = newRows({ dedupeKey: 'k:1' });
  await insert(earlier);
  const good = [newRows({ dedupeKey: 'k:2' }), newRows({ dedupeKey: 'k:3' }, ['Asha', 'Ravi'])];
  const [sameForm, sameReference] = [
    newRows({ dedupeKey: 'k:1' }),
    newRows({ dedupeKey: 'k:4', reference: earlier.booking.reference }),
  ];
  const impossible = newRows({ dedupeKey: 'k:5', travelDate: '2027-02-30' });
  const tried = [sameForm, good[0], sameReference, impossible, good[1]].flatMap((rows) => rows ?? []);
  const results = await Promise.allSettled(tried.map(insert));
  const refusals = results.map((one) => (one.status === 'rejected' ? uniqueViolation(one.reason) : 'stored'));
  expect(refusals).toEqual(['bookings_dedupe', 'stored', 'bookings_reference', null, 'stored']);
  expect(await stored()).toEqual(expected([earlier, ...good]));
});

it('half a character becomes the sign for an unreadable one', async () => {
  await insert(newRows({ name: 'Asha \ud83d' }));
  const [booking] = await database.db.select({ name: bookings.name }).from(bookings);
  expect(booking?.name).toBe('Asha \ufffd');
});
