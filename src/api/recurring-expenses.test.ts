import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExpenseView, RecurringExpenseView } from '#app/contract/expenses.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import type { Ctx } from '#app/services/context.ts';
import { makeDueExpenses } from '#app/services/recurring-expenses/make-due-expenses.ts';
import { createPurchasesApp, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const PATH = '/expenses/recurring';
const RENT = {
  category: 'rent',
  amount: 85_000,
  description: 'Shimla office',
  department: 'Admin',
  day_of_month: 1,
  first_date: '2026-12-01',
};
const create = (change: object = {}) => app.staff<RecurringExpenseView>('POST', PATH, { ...RENT, ...change });
async function add(change: object = {}): Promise<RecurringExpenseView> {
  const { status, body } = await create(change);
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
}
const change = (id: string, fields: object) =>
  app.staff<RecurringExpenseView>('PUT', `${PATH}/${id}`, fields);
const find = async (id: string) => (await app.staff<RecurringExpenseView>('GET', `${PATH}/${id}`)).body;
const job = () => makeDueExpenses({ ...app.ctx, actor: { type: 'system' } } satisfies Ctx);
async function days(): Promise<string[]> {
  const rows = await app.db.select().from(expenses).orderBy(asc(expenses.recurringDate));
  return rows.map((row) => row.expenseDate);
}

describe('B28 expenses that come by themselves', () => {
  it('are made on their day of the agency’s wall clock, once, with all that was said of them', async () => {
    const rent = await add();
    expect(rent).toMatchObject({ every: 'month', next_date: '2026-12-01', made: 0, paused: false });
    app.at('2026-11-30T18:29:59Z');
    expect(await job()).toBe(0);
    app.at('2026-11-30T18:30:00Z');
    expect([await job(), await job()]).toEqual([1, 0]);
    const [made] = (await app.staff<ExpenseView[]>('GET', `/expenses?recurring_id=${rent.id}`)).body;
    expect(made).toMatchObject({
      expense_date: '2026-12-01',
      category: 'rent',
      amount: 85_000,
      description: 'Shimla office',
      department: 'Admin',
      recurring: true,
      recurring_id: rent.id,
    });
    expect(await find(rent.id)).toMatchObject({ next_date: '2027-01-01', made: 1, made_until: '2026-12-01' });
    const [audit] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, made?.id ?? ''));
    expect(audit).toMatchObject({
      action: 'expense.created',
      actorType: 'system',
      after: { amount: 8_500_000 },
    });
  });

  it('are caught up after the server was away, on the last day of short months too', async () => {
    await add({ day_of_month: 31, first_date: '2026-11-30', description: 'Salaries' });
    await add({ every: 'quarter', day_of_month: 15, first_date: '2026-12-01', description: 'Audit fee' });
    app.at('2027-03-31T06:00:00Z');
    expect(await job()).toBe(7);
    expect(await days()).toEqual([
      '2026-11-30',
      '2026-12-15',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-15',
      '2027-03-31',
    ]);
  });

  it('are made once each, however many processes look at the same moment', async () => {
    for (let at = 0; at < 5; at++) await add({ description: `Rent ${at}` });
    app.at('2027-02-10T06:00:00Z');
    const made = await Promise.all(Array.from({ length: 6 }, job));
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(15);
    expect(await days()).toHaveLength(15);
  });

  it('that are due since their first date are made with them, and a form sent twice makes one', async () => {
    const sent = { first_date: '2026-09-10', day_of_month: 10, request_key: 'one form' };
    const made = await Promise.all([create(sent), create(sent)]);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(made[0]?.body).toMatchObject({ made: 3, next_date: '2026-12-10' });
    expect(await days()).toEqual(['2026-09-10', '2026-10-10', '2026-11-10']);
  });
});

describe('B28 changing a recurring expense', () => {
  it('changes those to come and none that is there', async () => {
    const { id, version } = await add({ first_date: '2026-11-01' });
    const { body } = await change(id, { amount: 90_000, day_of_month: 28, version });
    expect(body).toMatchObject({ amount: 90_000, next_date: '2026-12-28', made: 1, version: 2 });
    expect(await change(id, { amount: 1, version })).toMatchObject({ status: 409 });
    app.at('2026-12-28T06:00:00Z');
    await job();
    const rows = await app.db.select().from(expenses).orderBy(asc(expenses.expenseDate));
    expect(rows.map((row) => [row.expenseDate, row.amount])).toEqual([
      ['2026-11-01', 8_500_000],
      ['2026-12-28', 9_000_000],
    ]);
  });

  it('an earlier day that this month has not had yet is made at once, months before stay as they were', async () => {
    const { id } = await add({ every: 'quarter', day_of_month: 1, first_date: '2026-09-01' });
    app.at('2026-11-28T06:00:00Z');
    const { body } = await change(id, { every: 'month', day_of_month: 15 });
    expect([body.next_date, await days()]).toEqual(['2026-12-15', ['2026-09-01', '2026-11-15']]);
  });

  it('one that was corrected to another date or deleted does not come again', async () => {
    const { id } = await add({ first_date: '2026-10-01' });
    const rows = (await app.staff<ExpenseView[]>('GET', '/expenses?sort=date')).body;
    const [october, november] = rows.map((row) => row.id);
    await app.staff('PUT', `/expenses/${october}`, { expense_date: '2026-12-01' });
    await app.staff('DELETE', `/expenses/${november}`);
    await change(id, { department: 'Sales' });
    app.at('2026-12-02T06:00:00Z');
    await job();
    expect(await days()).toEqual(['2026-12-01', '2026-12-01']);
    expect((await app.staff('POST', `/expenses/${november}/restore`)).status).toBe(200);
    expect(await days()).toEqual(['2026-12-01', '2026-11-01', '2026-12-01']);
  });

  it('nothing is made of a pause, and it goes on with the next day', async () => {
    const { id } = await add();
    expect((await change(id, { paused: true })).body).toMatchObject({ paused: true });
    app.at('2027-02-10T06:00:00Z');
    expect(await job()).toBe(0);
    expect((await change(id, { paused: false })).body).toMatchObject({ next_date: '2027-03-01', made: 0 });
    app.at('2027-03-01T06:00:00Z');
    expect(await job()).toBe(1);
  });

  it('a pause that ends in the month in which it made one makes no second one, nor one that was deleted', async () => {
    const { id } = await add({ first_date: '2026-11-28', day_of_month: 28 });
    const [{ id: made } = { id: '' }] = (await app.staff<ExpenseView[]>('GET', '/expenses')).body;
    await app.staff('DELETE', `/expenses/${made}`);
    await change(id, { paused: true });
    expect((await change(id, { paused: false })).body).toMatchObject({ next_date: '2026-12-28', made: 0 });
    await change(id, { paused: true });
    const later = await change(id, { paused: false, day_of_month: 30 });
    expect(later.body).toMatchObject({ next_date: '2026-12-30', made: 0 });
    expect((await app.staff('POST', `/expenses/${made}/restore`)).status).toBe(200);
    expect(await days()).toEqual(['2026-11-28']);
  });

  it('ends with its last date, and goes on when that is moved', async () => {
    const { id } = await add({ last_date: '2027-01-01' });
    app.at('2027-02-10T06:00:00Z');
    expect(await job()).toBe(2);
    expect(await find(id)).toMatchObject({ next_date: null });
    expect((await change(id, { last_date: '' })).body).toMatchObject({ next_date: '2027-03-01', made: 3 });
  });

  it('is deleted without its expenses, and brought back with them as its own', async () => {
    const { id } = await add({ first_date: '2026-11-01' });
    expect((await app.staff('DELETE', `${PATH}/${id}`)).status).toBe(200);
    const [kept] = (await app.staff<ExpenseView[]>('GET', '/expenses')).body;
    expect(kept).toMatchObject({ recurring: true, recurring_id: null });
    const back = await app.staff<RecurringExpenseView>('POST', `${PATH}/${id}/restore`);
    expect(back.body).toMatchObject({ made: 1, next_date: '2026-12-01' });
    expect((await app.staff('DELETE', `${PATH}/rex_none`)).status).toBe(404);
  });

  it('names the field that is wrong', async () => {
    const wrong: Array<[object, string]> = [
      [{ day_of_month: 0 }, 'day_of_month'],
      [{ day_of_month: 32 }, 'day_of_month'],
      [{ day_of_month: undefined }, 'day_of_month'],
      [{ every: 'week' }, 'every'],
      [{ amount: -1 }, 'amount'],
      [{ first_date: '2026-02-30' }, 'first_date'],
      [{ first_date: '2024-11-27' }, 'first_date'],
      [{ last_date: '2026-11-30' }, 'last_date'],
      [{ first_date: '2026-12-02', last_date: '2026-12-20' }, 'last_date'],
      [{ supplier_id: 'sup_none' }, 'supplier_id'],
      [{ paused: 'maybe' }, 'paused'],
    ];
    for (const [fields, name] of wrong) {
      const { status, body } = await create(fields);
      expect([fields, status, Object.keys(body.fields ?? {})]).toEqual([fields, 422, [name]]);
    }
    expect((await app.staff<RecurringExpenseView[]>('GET', PATH)).body).toEqual([]);
  });
});
