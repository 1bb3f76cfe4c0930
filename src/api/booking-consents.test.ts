import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonalData, PrivacyOutcome, PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { consents, privacyRequests } from '#app/db/schema/inquiries.ts';
import { ALL_DEFAULTS } from '#app/domain/all-settings.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(async () => {
  await app.clear();
  for (const table of [consents, privacyRequests]) await app.db.delete(table);
});
afterAll(() => app.close());

const { legal, notices } = ALL_DEFAULTS;

/** The log of a booking, in the order of its purposes. */
async function logOf(orderId: string) {
  const { id } = await app.bookingOf(orderId);
  return app.db.select().from(consents).where(eq(consents.entityId, id)).orderBy(asc(consents.purpose));
}

describe('the consent log of a booking', () => {
  it('P14 has the notice, the terms and the policy that were accepted, each with its version', async () => {
    const { orderId } = await app.order({ marketingConsent: true });
    const email = 'asha@example.in';
    expect(await logOf(orderId)).toMatchObject([
      { purpose: 'booking', version: notices.version, given: true, email, createdAt: NOW },
      { purpose: 'cancellation', version: legal.cancellation.version, given: true, email },
      { purpose: 'marketing', version: notices.version, given: true, email },
      { purpose: 'terms', version: legal.terms.version, given: true, email },
    ]);
  });

  it('P14 assumes nothing, and the API asks for nothing', async () => {
    const { orderId } = await app.order({ termsAccepted: undefined });
    expect((await logOf(orderId)).map((one) => [one.purpose, one.given])).toEqual([
      ['booking', true],
      ['cancellation', false],
      ['marketing', false],
      ['terms', false],
    ]);
  });

  it('P14 knows the versions of the moment', async () => {
    const change = { ...notices, booking: 'Used to plan your journey.', version: '2027-01' };
    expect((await app.staff('PUT', '/admin/settings/notices', change)).status).toBe(200);
    const { orderId } = await app.order();
    expect((await logOf(orderId)).map((one) => one.version)).toEqual([
      '2027-01',
      legal.cancellation.version,
      '2027-01',
      legal.terms.version,
    ]);
  });

  it('P14 is written once for a form sent twice, and again for one that was changed', async () => {
    const trip = await addPackage(app.db);
    const send = (change: object) =>
      app.createOrder(bookingBody(trip.id, { idempotencyKey: 'form-of-asha', ...change }));
    const first = (await send({})).body;
    await send({});
    expect(await logOf(first.orderId)).toHaveLength(4);
    await send({ email: 'asha.verma@example.in', marketingConsent: true });
    const log = await logOf(first.orderId);
    expect(log).toHaveLength(8);
    expect(log.filter((one) => one.purpose === 'marketing').map((one) => [one.email, one.given])).toEqual(
      expect.arrayContaining([
        ['asha@example.in', false],
        ['asha.verma@example.in', true],
      ]),
    );
  });

  it('P14 stays empty when the booking cannot be stored', async () => {
    const trip = await addPackage(app.db);
    const refused = await app.createOrder(bookingBody(trip.id, { totalAmount: 1 }));
    expect(refused.status).toBe(409);
    expect(await app.db.select().from(consents)).toEqual([]);
  });
});

describe('privacy requests about a booking', () => {
  async function ask(kind: string, email: string) {
    await app.post('/privacy-requests', { kind, name: 'Asha Verma', email });
    const [newest] = (await app.staff<PrivacyRequestView[]>('GET', '/admin/privacy-requests?limit=1')).body;
    return <Body>(action: string) =>
      app.staff<Body>('POST', `/admin/privacy-requests/${newest?.id}/${action}`);
  }

  it('P26 give and erase its consents, also those given under an address typed before', async () => {
    const trip = await addPackage(app.db);
    const body = (email: string) => bookingBody(trip.id, { idempotencyKey: 'form-of-asha', email });
    await app.createOrder(body('ahsa@example.in'));
    await app.createOrder(body('asha@example.in'));
    const stranger = await app.order({ email: 'stranger@example.in' });
    const copy = await ask('copy', 'asha@example.in');
    const { consents: told } = (await copy<PersonalData>('export')).body;
    expect(told).toHaveLength(8);
    expect(told).toContainEqual({
      purpose: 'terms',
      version: legal.terms.version,
      given: true,
      createdAt: NOW.toISOString(),
    });
    await app.db.update(bookings).set({ status: 'cancelled' });
    const erasure = await ask('erasure', 'asha@example.in');
    expect((await erasure<PrivacyOutcome>('anonymise')).body.changed).toMatchObject({ consents: 8 });
    const left = (await app.db.select().from(consents)).filter((one) => one.email !== '');
    expect(left.map((one) => one.entityId)).toEqual(
      Array(4).fill((await app.bookingOf(stranger.orderId)).id),
    );
  });
});
