import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import type {
  CustomerBulkAnswer,
  CustomerHistory,
  CustomersDeleted,
  CustomersRestored,
  Duplicate,
  MadeCustomer,
} from '#app/contract/customer-records.ts';
import type { Customer } from '#app/contract/customers.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { callLogs, customers, packagesSent } from '#app/db/schema/customers.ts';
import { type CustomersApp, createCustomersApp } from '#tests/support/customers-app.ts';

let app: CustomersApp;
beforeAll(async () => {
  app = await createCustomersApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

async function asked(change: object = {}): Promise<string> {
  const body = { ...app.asha, destination: 'Maldives', message: 'In May, please', ...change };
  const { status } = await app.json('/inquiries', { method: 'POST', body });
  expect(status).toBeLessThan(300);
  const { body: rows } = await app.staff<CrmInquiry[]>('GET', '/crm/inquiries');
  return rows[0]?.id ?? '';
}
const history = async (id: string) =>
  (await app.staff<CustomerHistory>('GET', `/customers/${id}/history`)).body;
const make = (id: string) => app.staff<MadeCustomer>('POST', `/crm/inquiries/${id}/customer`);

describe('duplicates', () => {
  const found = async (query: Record<string, string>) => {
    const { body } = await app.staff<Duplicate[]>(
      'GET',
      `/customers/duplicates?${new URLSearchParams(query)}`,
    );
    return body.map(({ name, why }) => [name, why]);
  };

  it('B12 finds the same number however it is written, the same address, and nearly the same name', async () => {
    await app.add({ name: 'Ananya Raghavan', email: 'ananya@example.in', phone: '98450 11762' });
    await app.add({ name: 'Imran Qureshi', email: 'imran@example.in', phone: '98200 44518' });
    expect(await found({ phone: '+91-98450-11762' })).toEqual([['Ananya Raghavan', 'phone']]);
    expect(await found({ email: 'IMRAN@example.in' })).toEqual([['Imran Qureshi', 'email']]);
    expect(await found({ name: 'Ananya Ragavan' })).toEqual([['Ananya Raghavan', 'name']]);
    expect(await found({ name: 'Ananya Ragavan', email: 'imran@example.in' })).toEqual([
      ['Imran Qureshi', 'email'],
      ['Ananya Raghavan', 'name'],
    ]);
  });

  it.each<Record<string, string>[]>([
    [{}],
    [{ name: 'Somebody Else' }],
    [{ phone: '984' }],
    [{ email: '@' }],
    [{ name: '\u0000' }],
    [{ name: '%' }],
  ])('SEC-12 finds nobody for %j', async (typed) => {
    await app.add({ name: 'Ananya Raghavan' });
    expect(await found(typed)).toEqual([]);
  });

  it('B12 leaves out the customer that is being edited', async () => {
    const made = await app.add();
    expect(await found({ email: made.email, except: made.id })).toEqual([]);
  });
});

describe('history', () => {
  it('B17 DAT-11 has calls and inquiries of the person by business day, newest first, and sums them up', async () => {
    app.at('2026-03-13T10:00:00+05:30');
    await asked({ phone: '098160-11122', email: 'other@example.in' });
    app.at('2026-03-14T23:50:00+05:30');
    const made = await app.add();
    await app.call(made.id, { call_outcome: 'no_answer', notes: 'Late' });
    app.at('2026-03-15T00:30:00+05:30');
    await app.call(made.id, { call_outcome: 'interested', notes: '<img src=x onerror=alert(1)>' });
    const { days, ...sums } = await history(made.id);
    expect(days.map(({ date, items }) => [date, items.map((one) => [one.kind, one.text])])).toEqual([
      ['2026-03-15', [['call', '<img src=x onerror=alert(1)>']]],
      ['2026-03-14', [['call', 'Late']]],
      ['2026-03-13', [['inquiry', 'Quote: Maldives · In May, please']]],
    ]);
    expect(sums).toEqual({ calls_logged: 2, packages_sent: 0, active_days: 3, more: false });
  });

  it('B17 nothing of somebody else shows, nor of an unknown customer', async () => {
    await asked({ phone: '99999 11122', email: 'else@example.in' });
    const made = await app.add();
    expect((await history(made.id)).days).toEqual([]);
    expect((await app.staff('GET', '/customers/cus_nobody/history')).status).toBe(404);
  });
});

describe('from an inquiry', () => {
  it('B12 makes one customer with what was asked, however often it is pressed, and links the two', async () => {
    const id = await asked();
    const answers = await Promise.all([make(id), make(id)]);
    expect(answers.map(({ body }) => body.created).toSorted()).toEqual([false, true]);
    const { customer } = (await make(id)).body;
    expect(customer).toMatchObject({
      name: 'Asha Verma',
      phone: '+919816011122',
      preferred_destination: 'Maldives',
      notes: 'In May, please',
      customer_list: 'new_lead',
    });
    expect(await app.db.select().from(customers)).toHaveLength(1);
    const { body } = await app.staff<CrmInquiry[]>('GET', '/crm/inquiries');
    expect(body[0]?.customerId).toBe(customer.id);
  });

  it('B12 joins it to the customer with the same number', async () => {
    const made = await app.add({ email: 'another@example.in' });
    const { body } = await make(await asked());
    expect([body.created, body.customer.id]).toEqual([false, made.id]);
  });

  it('is 404 for no such record', async () => {
    expect((await make('inq_nobody')).status).toBe(404);
    expect((await app.staff('POST', '/crm/bookings/bkg_nobody/customer')).status).toBe(404);
  });
});

describe('merging', () => {
  it('B12 keeps both histories, fills what was empty and says what else the person is known by', async () => {
    const kept = await app.add({ city: 'Kochi', notes: 'Window seat' });
    await app.call(kept.id, { call_outcome: 'interested', notes: 'First' });
    const other = await app.add({ phone: '98450 11762', preferred_destination: 'Bali', notes: 'Vegan' });
    app.at('2026-03-11T10:00:00+05:30');
    await app.call(other.id, { call_outcome: 'info_sent', notes: 'Second', next_follow_up_date: app.day(3) });
    const { status, body } = await app.staff<Customer>('POST', `/customers/${kept.id}/merge`, {
      other_id: other.id,
    });
    expect([status, body]).toMatchObject([
      200,
      {
        id: kept.id,
        city: 'Kochi',
        preferred_destination: 'Bali',
        calls_count: 2,
        last_call_notes: 'Second',
        next_follow_up_date: app.day(3),
        notes: 'Window seat\n\nVegan\n\nAlso known as: +919845011762',
      },
    ]);
    expect(body.call_logs.map((call) => call.notes)).toEqual(['Second', 'First']);
    expect((await app.staff('GET', `/customers/${other.id}`)).status).toBe(404);
    const audits = await app.db.select().from(auditLog).where(eq(auditLog.action, 'customer.merged'));
    expect(audits).toHaveLength(1);
  });

  it('refuses a customer with itself, and one that is gone', async () => {
    const made = await app.add();
    const merge = (other_id: string) => app.staff('POST', `/customers/${made.id}/merge`, { other_id });
    expect((await merge(made.id)).status).toBe(422);
    expect((await merge('cus_nobody')).status).toBe(404);
  });
});

describe('many at once', () => {
  it('B18 moves them, tells what was before, and names those that are gone', async () => {
    const [a, b] = [await app.add({ name: 'A' }), await app.add({ name: 'B' })];
    await app.staff('PUT', `/customers/${b.id}/move`, { target_list: 'cold_list' });
    const { body } = await app.staff<CustomerBulkAnswer>('POST', '/customers/bulk', {
      ids: [a.id, b.id, a.id, 'cus_nobody'],
      target_list: 'hot_list',
    });
    const before = new Map(body.changed.map((one) => [one.id, one.customer_list]));
    expect([before.get(a.id), before.get(b.id), body.skipped.length]).toEqual(['new_lead', 'cold_list', 1]);
    const rows = await app.db.select().from(customers);
    expect(rows.map((row) => row.customerList)).toEqual(['hot_list', 'hot_list']);
  });

  it('B11 assigns them to a user, and refuses one who is none', async () => {
    const made = await app.add();
    const me = (await app.staff<{ user: { id: string } }>('GET', '/auth/me')).body.user;
    const assign = (assignee_id: string | null) =>
      app.staff<CustomerBulkAnswer>('POST', '/customers/bulk', { ids: [made.id], assignee_id });
    expect((await assign(me.id)).status).toBe(200);
    const { body } = await app.staff<Customer[]>('GET', '/customers?assignee=me');
    expect(body.map((row) => [row.id, row.assignee_id])).toEqual([[made.id, me.id]]);
    expect((await assign('usr_nobody')).status).toBe(422);
    expect(
      (await app.staff('PUT', `/customers/${made.id}/assignee`, { assignee_id: null })).body,
    ).toMatchObject({ assignee_id: null, assignee_name: '' });
  });

  it.each([
    { ids: [] },
    { ids: ['x'] },
    { ids: ['x'], target_list: 'vip' },
    { ids: 'x', target_list: 'hot_list' },
  ])('SEC-18 refuses %j', async (body) =>
    expect((await app.staff('POST', '/customers/bulk', body)).status).toBe(422),
  );
});

it('B13 one press logs one call of a customer; the same key for another customer is another call', async () => {
  const [asha, ravi] = [await app.add(), await app.add({ name: 'Ravi', email: 'ravi@example.in' })];
  const call = { call_outcome: 'interested', notes: 'Calls back', request_key: 'one-press' };
  const all = await Promise.all([asha, ravi, asha, ravi].map(({ id }) => app.call(id, call)));
  expect(all.map(({ status, body }) => [status, body.calls_count])).toEqual(Array(4).fill([201, 1]));
  expect(await app.db.$count(callLogs)).toBe(2);
});

it('B18 many are deleted at once and come back with their calls; what is gone is counted', async () => {
  const [asha, ravi] = [await app.add(), await app.add({ name: 'Ravi', email: 'ravi@example.in' })];
  await app.call(asha.id, { call_outcome: 'interested', notes: 'Kept' });
  const before = (await app.staff<Customer[]>('GET', '/customers')).body;
  const ids = [asha.id, ravi.id, ravi.id, 'cus_nobody', 'a\u0000b'];
  const once = () => app.staff<CustomersDeleted>('POST', '/customers/bulk-delete', { ids });
  const [first, second] = await Promise.all([once(), once()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const both = [first.body, second.body].sort((a, b) => a.missing - b.missing);
  expect(both.map(({ deleted, missing }) => [deleted.length, missing])).toEqual([
    [2, 2],
    [0, 4],
  ]);
  expect(await app.db.$count(customers)).toBe(0);
  const back = await app.staff<CustomersRestored>('POST', '/customers/bulk-restore', { ids });
  expect(back.body.restored.toSorted()).toEqual([asha.id, ravi.id].toSorted());
  expect((await app.staff<Customer[]>('GET', '/customers')).body).toEqual(before);
  const again = await app.staff<CustomersRestored>('POST', '/customers/bulk-restore', { ids });
  expect([again.status, again.body.restored]).toEqual([200, []]);
});

it('B18 a deleted customer comes back with calls and packages', async () => {
  const made = await app.add();
  await app.call(made.id, { call_outcome: 'interested', notes: 'Kept' });
  await app.db.insert(packagesSent).values({
    id: 'psn_1',
    customerId: made.id,
    packageId: 'pkg_1',
    packageTitle: 'Kashmir Valley',
    sentVia: 'whatsapp',
    sentTo: made.phone,
    sentAt: new Date('2026-03-10T07:00:00Z'),
  });
  const before = (await app.staff<Customer>('GET', `/customers/${made.id}`)).body;
  await app.staff('DELETE', `/customers/${made.id}`);
  expect(await app.db.select().from(callLogs)).toEqual([]);
  const { status, body } = await app.staff<Customer>('POST', `/customers/${made.id}/restore`);
  expect([status, body]).toEqual([200, before]);
  expect((await app.staff('POST', `/customers/${made.id}/restore`)).status).toBe(404);
});
