import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Customer } from '#app/contract/customers.ts';
import { customers } from '#app/db/schema/customers.ts';
import { CALL_STATUSES } from '#app/domain/call-status.ts';
import { CALL_OUTCOMES, CUSTOMER_LISTS } from '#app/domain/customer.ts';
import { type CustomersApp, createCustomersApp } from '#tests/support/customers-app.ts';
import { insertCustomers, type NewCustomer } from './insert-customers.ts';
import { listCustomers } from './list-customers.ts';
import { refreshScores } from './refresh-scores.ts';

let app: CustomersApp;
beforeAll(async () => {
  app = await createCustomersApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const person = (at: number, change: Partial<NewCustomer> = {}): NewCustomer => ({
  name: `Person ${at}`,
  email: `person-${at}@example.in`,
  phone: `+91980000${String(at).padStart(4, '0')}`,
  ...change,
});
const insert = (rows: NewCustomer[]) => app.ctx.db.transaction((tx) => insertCustomers(app.ctx, tx, rows));
const all = async (query = {}) => (await listCustomers(app.ctx, query)).rows;

it('B16 many customers are written at once, in the order given, and one form’s key counts once', async () => {
  const rows = Array.from({ length: 4_100 }, (_, at) => person(at));
  const ids = await insert(rows);
  expect(new Set(ids).size).toBe(4_100);
  const stored = new Map((await app.db.select().from(customers)).map((row) => [row.id, row.name]));
  expect(ids.map((id) => stored.get(id ?? ''))).toEqual(rows.map((row) => row.name));
  const keyed = person(1, { requestKey: 'one', travelInterests: ['beach'], leadSource: 'referral' });
  const [first] = await insert([keyed]);
  expect([typeof first, await insert([keyed])]).toEqual(['string', [null]]);
  const [back] = await all({ q: 'person-1@example.in', interest: 'beach' });
  expect(back).toMatchObject({ lead_source: 'referral', travel_interests: ['beach'], needs_follow_up: true });
});

it('B13 the status that a list is filtered by is the one that its customers show, whatever they are', async () => {
  const days = fc.constantFrom(null, -3, 0, 4);
  const facts = fc.record({
    list: fc.constantFrom(...CUSTOMER_LISTS),
    outcome: fc.constantFrom(null, ...CALL_OUTCOMES),
    next: days,
  });
  const made = fc.sample(facts, 120);
  await insert(made.map((_, at) => person(at)));
  const rows = await app.db.select().from(customers);
  await app.db.transaction(async (tx) => {
    for (const [at, { list, outcome, next }] of made.entries()) {
      const row = rows[at];
      if (!row) throw new Error('fewer rows than facts');
      const values = {
        id: row.id,
        customerList: list,
        lastCallOutcome: outcome,
        callsCount: outcome === null ? 0 : 1,
        nextFollowUpDate: next === null ? null : app.day(next),
      };
      await tx
        .insert(customers)
        .values({ ...row, ...values })
        .onConflictDoUpdate({ target: customers.id, set: values });
    }
  });
  const shown = Map.groupBy(await all(), (row) => row.call_status);
  let total = 0;
  for (const call_status of CALL_STATUSES) {
    const found = await all({ call_status });
    expect(found.map((row) => row.id).sort()).toEqual(
      (shown.get(call_status) ?? []).map((row) => row.id).sort(),
    );
    total += found.length;
  }
  expect(total).toBe(made.length);
  const flagged = (row: Customer) => row.needs_follow_up;
  expect((await all({ follow_up: 'none' })).length).toBe((await all()).filter(flagged).length);
});

it('B11 a score that time lowered is sorted by as it is shown, and nothing else of the customer moves', async () => {
  await insert([person(1), person(2, { city: 'Pune' })]);
  const [before] = await app.db.select().from(customers);
  expect(await refreshScores(app.ctx)).toBe(0);
  app.at('2026-03-20T06:00:00Z');
  expect(await refreshScores(app.ctx)).toBe(2);
  const rows = await app.db.select().from(customers);
  const shown = new Map((await all()).map((row) => [row.id, row.lead_score]));
  for (const row of rows) expect(row.leadScore).toBe(shown.get(row.id));
  const after = rows.find((row) => row.id === before?.id);
  expect(after).toEqual({
    ...before,
    leadScore: (before?.leadScore ?? 0) - 8,
    scoreChangesOn: '2026-03-25',
  });
  expect((await all({ sort: '-lead_score' })).map((row) => row.name)).toEqual(['Person 2', 'Person 1']);
});
