import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PersonalData, PrivacyOutcome, PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import type { Supplier } from '#app/contract/suppliers.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { deletedItems } from '#app/db/schema/deleted-items.ts';
import { privacyRequests } from '#app/db/schema/inquiries.ts';
import { suppliers } from '#app/db/schema/purchases.ts';
import { createPurchasesApp, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.clear();
  await app.db.delete(privacyRequests);
});

const TARA = { contact_person: 'Tara Quill', email: 'tara.quill@example.in', phone: '98160 77123' };
const TRACES = ['Tara', 'Quill', 'tara.quill', '77123'];

async function act<Body>(kind: string, action: string, body?: object) {
  const person = { kind, name: TARA.contact_person, email: TARA.email.toUpperCase() };
  await app.json('/privacy-requests', { method: 'POST', body: person });
  const [row] = (await app.staff<PrivacyRequestView[]>('GET', '/admin/privacy-requests')).body;
  return app.staff<Body>('POST', `/admin/privacy-requests/${row?.id}/${action}`, body);
}

async function leaveTraces(): Promise<Supplier> {
  const made = await app.addSupplier({ ...TARA, gst_number: '01AAFCN7712K1ZK' });
  await app.form('PUT', `/suppliers/${made.id}`, { contact_person: 'Tara Penn-Quill' });
  const gone = await app.addSupplier(TARA);
  await app.staff('DELETE', `/suppliers/${gone.id}`);
  return made;
}

it('P26 a copy holds the suppliers that a person answers for', async () => {
  await leaveTraces();
  const { body } = await act<PersonalData>('copy', 'export');
  expect(body.suppliers).toMatchObject([
    {
      contactPerson: 'Tara Penn-Quill',
      email: TARA.email,
      phone: '+919816077123',
      gstNumber: '01AAFCN7712K1ZK',
    },
  ]);
});

it('P26 a correction reaches them', async () => {
  const made = await leaveTraces();
  const { body } = await act<PrivacyOutcome>('correction', 'correct', { name: 'T Q', phone: '98160 00001' });
  expect(body.changed.suppliers).toBe(1);
  const [now] = (await app.staff<Supplier[]>('GET', `/suppliers?id=${made.id}`))
    .body as unknown as Supplier[];
  expect(now).toMatchObject({ contact_person: 'T Q', phone: '+919816000001', version: 3 });
});

it('P26 erasure leaves the supplier and nothing of the person', async () => {
  const made = await leaveTraces();
  const { body } = await act<PrivacyOutcome>('erasure', 'anonymise');
  expect(body.changed.suppliers).toBe(1);
  const held = [suppliers, deletedItems, auditLog].map((table) => app.db.select().from(table));
  const text = JSON.stringify(await Promise.all(held));
  expect(TRACES.filter((trace) => text.includes(trace))).toEqual([]);
  expect(await app.db.select().from(deletedItems)).toEqual([]);
  const [now] = (await app.staff<Supplier[]>('GET', `/suppliers?id=${made.id}`))
    .body as unknown as Supplier[];
  expect(now).toMatchObject({ contact_person: '', email: '', phone: '', gst_number: '01AAFCN7712K1ZK' });
});
