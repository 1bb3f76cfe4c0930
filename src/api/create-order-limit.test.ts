import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    now: () => new Date('2027-01-10T06:00:00Z'),
    config: { formLimitPerMinute: 1 },
  });
});
afterAll(() => app.close());

it('SEC-08 takes twelve times as many bookings as forms from an address in a minute, counts none that it refused, and then says how long to wait', async () => {
  const { id } = await addPackage(app.db);
  const order = (change: object = {}, address = '198.51.100.7') =>
    app.json('/bookings/create-order', { method: 'POST', address, body: { ...bookingBody(id), ...change } });
  for (let i = 0; i < 15; i++) expect((await order({ email: 'nonsense' })).status).toBe(422);
  for (let i = 0; i < 15; i++) expect((await order({ totalAmount: 1 })).status).toBe(409);
  for (let i = 0; i < 12; i++) expect((await order({ name: `Asha ${i}` })).status).toBe(200);
  const refused = await order({ name: 'Asha again' });
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await order({}, '198.51.100.8')).status).toBe(200);
});
