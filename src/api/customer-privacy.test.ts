import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PersonalData, PrivacyOutcome, PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { callLogs, customers } from '#app/db/schema/customers.ts';
import { deletedItems } from '#app/db/schema/deleted-items.ts';
import { privacyRequests } from '#app/db/schema/inquiries.ts';
import { applyRetention } from '#app/services/privacy/apply-retention.ts';
import { type CustomersApp, createCustomersApp } from '#tests/support/customers-app.ts';

let app: CustomersApp;
beforeAll(async () => {
  app = await createCustomersApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.clear();
  await app.db.delete(privacyRequests);
});

const TARA = { name: 'Tara Quill', email: 'tara.quill@example.in', phone: '98160 77123', city: 'Ooty' };
const TRACES = ['Tara', 'Quill', 'tara.quill', '77123', 'Ooty', 'Nilgiri tahr'];

async function request(kind: string): Promise<string> {
  const { name, email } = TARA;
  await app.json('/privacy-requests', { method: 'POST', body: { kind, name, email: email.toUpperCase() } });
  const [row] = (await app.staff<PrivacyRequestView[]>('GET', '/admin/privacy-requests')).body;
  return row?.id ?? '';
}
const act = <Body>(id: string, action: string, body?: object) =>
  app.staff<Body>('POST', `/admin/privacy-requests/${id}/${action}`, body);

async function leaveTraces() {
  const made = await app.add({ ...TARA, notes: 'Wants to see a Nilgiri tahr' });
  await app.call(made.id, { call_outcome: 'interested', notes: 'Tara likes mornings' });
  await app.staff('PUT', `/customers/${made.id}`, { city: 'Coonoor' });
  const again = await app.add({ ...TARA });
  await app.staff('DELETE', `/customers/${again.id}`);
  return made;
}

it('P26 a copy holds what is known of the person as a customer, with every call', async () => {
  await leaveTraces();
  const { body } = await act<PersonalData>(await request('copy'), 'export');
  expect(body.customers).toMatchObject([
    {
      name: 'Tara Quill',
      phone: '+919816077123',
      city: 'Coonoor',
      notes: 'Wants to see a Nilgiri tahr',
      calls: [{ outcome: 'interested', notes: 'Tara likes mornings' }],
      packages: [],
    },
  ]);
});

it('P26 a correction reaches the customer, its number in E.164', async () => {
  const made = await leaveTraces();
  const change = { name: 'Tara Penn', phone: '98160 00001' };
  const { body } = await act<PrivacyOutcome>(await request('correction'), 'correct', change);
  expect(body.changed.customers).toBe(1);
  expect((await app.staff('GET', `/customers/${made.id}`)).body).toMatchObject({
    name: 'Tara Penn',
    phone: '+919816000001',
  });
});

it('P26 erasure leaves nothing of the person, not in what was deleted nor in the audit', async () => {
  await leaveTraces();
  await app.add({ name: 'Somebody Else', email: 'else@example.in' });
  const { body } = await act<PrivacyOutcome>(await request('erasure'), 'anonymise');
  expect(body.changed.customers).toBe(1);
  const held = [customers, callLogs, deletedItems, auditLog].map((table) => app.db.select().from(table));
  const text = JSON.stringify(await Promise.all(held));
  expect(TRACES.filter((trace) => text.includes(trace))).toEqual([]);
  expect(text).toContain('Somebody Else');
  expect(text).toContain('customer.erased');
});

it('P26 a lead that bought nothing is removed once it was long unused; who bought stays', async () => {
  await app.add({ name: 'Cold lead' });
  const sold = await app.add({ name: 'Traveller' });
  await app.staff('PUT', `/customers/${sold.id}/move`, { target_list: 'sale_list' });
  app.at('2028-03-09T06:00:00Z');
  expect((await applyRetention(app.ctx)).customers).toBe(0);
  app.at('2028-03-11T06:00:00Z');
  expect((await applyRetention(app.ctx)).customers).toBe(1);
  expect((await app.db.select().from(customers)).map((row) => row.name)).toEqual(['Traveller']);
});
