import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BreachView } from '#app/contract/privacy-breaches.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { privacyBreaches } from '#app/db/schema/privacy-breaches.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(async () => {
  await app.clear();
  await app.db.delete(privacyBreaches);
});
afterAll(() => app.close());

const PATH = '/admin/privacy-breaches';
const LOST = {
  found_on: '2027-01-08',
  what: 'A laptop was stolen from the Delhi office.',
  data: 'Names and phone numbers of travelers',
};
type Refused = { fields?: Record<string, string> };

const record = (change: Record<string, unknown> = {}) =>
  app.staff<BreachView & Refused>('POST', PATH, { ...LOST, ...change });
const change = (id: string, body: Record<string, unknown>) =>
  app.staff<BreachView & Refused>('PUT', `${PATH}/${id}`, body);

it('B01 a breach is recorded once for its key, with the day by which the Board is told', async () => {
  const first = await record({ request_key: 'form-1' });
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({ ...LOST, people: null, board_told_on: null, report_by: '2027-01-11' });
  expect((await record({ request_key: 'form-1' })).body.id).toBe(first.body.id);
  await record({ found_on: '2027-01-02', data: 'Passport copies' });
  const list = await app.staff<BreachView[]>('GET', PATH);
  expect(list.body.map((one) => one.data)).toEqual([LOST.data, 'Passport copies']);
  expect((await app.staff<BreachView[]>('GET', `${PATH}?q=PASSPORT`)).body).toHaveLength(1);
  expect((await app.staff<BreachView[]>('GET', `${PATH}?q=%25`)).body).toHaveLength(0);
});

it('B01 what comes to light later is added; what it said before stays in the audit, and nothing is deleted', async () => {
  const { id, version } = (await record()).body;
  const told = await change(id, { people: 12, board_told_on: '2027-01-09', version });
  expect(told.body).toMatchObject({ people: 12, board_told_on: '2027-01-09', what: LOST.what });
  expect((await change(id, { people: 13, version })).status).toBe(409);
  expect((await change(id, { people: null })).body.people).toBeNull();
  const actions = await app.db.select({ action: auditLog.action }).from(auditLog);
  expect(actions.filter(({ action }) => action.startsWith('privacy_breach.'))).toHaveLength(3);
  expect((await app.staff('DELETE', `${PATH}/${id}`)).status).toBe(405);
  for (const unknown of ['brc_none', '%00']) expect((await change(unknown, { people: 1 })).status).toBe(404);
});

it.each([
  ['found_on', { found_on: '2027-02-29' }],
  ['found_on', { found_on: '2999-01-01' }],
  ['board_told_on', { board_told_on: '2999-01-01' }],
  ['people_told_on', { people_told_on: 'soon' }],
  ['what', { what: ' ' }],
  ['data', { data: 'x'.repeat(301) }],
  ['people', { people: -1 }],
  ['people', { people: 1.5 }],
  ['measures', { measures: 'x'.repeat(4001) }],
])('B01 a wrong %s is refused by its name: %j', async (field, wrong) => {
  const answer = await record(wrong);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
});
