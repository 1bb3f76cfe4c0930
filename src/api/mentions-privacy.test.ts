import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Customer } from '#app/contract/customers.ts';
import type { ExpenseView } from '#app/contract/expenses.ts';
import type {
  PersonalData,
  PersonMentions,
  PrivacyOutcome,
  PrivacyRequestView,
} from '#app/contract/privacy-requests.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { callLogs, customers } from '#app/db/schema/customers.ts';
import { deletedItems } from '#app/db/schema/deleted-items.ts';
import { inquiries, inquiryNotes, privacyRequests } from '#app/db/schema/inquiries.ts';
import { expenses, recurringExpenses, vendorInvoices } from '#app/db/schema/purchases.ts';
import { createPurchasesApp, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.clear();
  await app.db.delete(privacyRequests);
  await app.db.delete(inquiries);
  await app.db.delete(customers);
});

const TARA = { name: 'Tara Quill', email: 'tara.quill@example.in', phone: '98160 77123' };
const TRACES = ['Tara Quill', 'tara.quill', '77123'];

async function request(kind: string): Promise<string> {
  const { name, email } = TARA;
  await app.json('/privacy-requests', { method: 'POST', body: { kind, name, email } });
  const [row] = (await app.staff<PrivacyRequestView[]>('GET', '/admin/privacy-requests')).body;
  return row?.id ?? '';
}
const act = <Body>(id: string, action: string, method = 'POST') =>
  app.staff<Body>(method, `/admin/privacy-requests/${id}/${action}`);

const spend = async (description: string) =>
  (
    await app.staff<ExpenseView>('POST', '/expenses', {
      expense_date: '2026-11-18',
      amount: 1240,
      description,
      department: 'Sales',
    })
  ).body;

/** Of others' records: everything but her own customer, which says how she is called on the telephone. */
async function leaveTraces() {
  await app.staff('POST', '/customers', TARA);
  const refund = await spend('Cash refund to TARA  Quill, 098160-77123');
  const corrected = await spend('Taxi of Tara Quill');
  await app.staff('PUT', `/expenses/${corrected.id}`, { description: 'Taxi' });
  const gone = await spend('Visa fee, Tara Quill');
  await app.staff('DELETE', `/expenses/${gone.id}`);
  await app.staff('POST', '/expenses/recurring', {
    amount: 500,
    description: 'Instalment to Tara Quill',
    day_of_month: 1,
    first_date: '2026-12-01',
  });
  const bill = await app.form<{ id: string }>('POST', '/vendors/invoices', {
    vendor_name: 'Himgiri Helicopters',
    invoice_number: 'HH/218',
    invoice_date: '2026-11-15',
    currency: 'INR',
    amount: '214000',
    notes: 'Seat 3A for Tara Quill (tara.quill@example.in)',
  });
  const other = await app.staff<Customer>('POST', '/customers', {
    name: 'Jon Quill',
    email: 'jon@example.in',
    phone: '98160 00002',
    notes: 'Travels with Tara Quill',
  });
  await app.staff('POST', `/customers/${other.body.id}/call-logs`, {
    call_outcome: 'interested',
    notes: 'Asked me to ring Tara Quill',
  });
  await app.json('/enquiries', {
    method: 'POST',
    body: { name: 'Jon Quill', email: 'jon@example.in', phone: '98160 00002', package_title: 'Goa' },
  });
  const [asked] = await app.db.select().from(inquiries);
  await app.staff('POST', `/crm/inquiries/${asked?.id}/notes`, { note: 'Sent on by Tara Quill' });
  return { refund, bill: bill.body, other: other.body };
}

async function everythingElse(): Promise<string> {
  const tables = [expenses, recurringExpenses, vendorInvoices, callLogs, customers, inquiryNotes];
  const held = [...tables, deletedItems, auditLog].map((table) => app.db.select().from(table));
  return JSON.stringify(await Promise.all(held));
}

describe('P26 a person named in texts of other records', () => {
  it('is shown before anything is erased, with each text and what was found in it', async () => {
    const { refund } = await leaveTraces();
    const { body } = await act<PersonMentions>(await request('erasure'), 'mentions', 'GET');
    expect(body.total).toBe(6);
    expect(body.mentions.map(({ kind }) => kind)).toEqual([
      'expense',
      'recurring_expense',
      'vendor_invoice',
      'inquiry_note',
      'customer',
      'call',
    ]);
    expect(body.mentions[0]).toMatchObject({
      recordId: refund.id,
      text: 'Cash refund to TARA  Quill, 098160-77123',
      found: ['TARA  Quill', '098160-77123'],
      at: '2026-11-18T00:00:00.000Z',
    });
  });

  it('gets a copy that says where, without what the text says of others', async () => {
    await leaveTraces();
    const { body } = await act<PersonalData>(await request('copy'), 'export');
    expect(body.mentions).toHaveLength(6);
    expect(body.mentions[0]).toEqual({
      where: 'Expense',
      at: '2026-11-18T00:00:00.000Z',
      found: ['TARA  Quill', '098160-77123'],
    });
    expect(JSON.stringify(body.mentions)).not.toContain('Cash refund');
  });

  it('is taken out of them, of the audit and of what was deleted; all else in them stays', async () => {
    const { refund, bill, other } = await leaveTraces();
    const id = await request('erasure');
    expect((await act<PrivacyOutcome>(id, 'anonymise')).body.changed.mentions).toBe(6);
    await app.staff('POST', `/admin/privacy-requests/${id}/close`, { status: 'done', note: '' });
    const all = await everythingElse();
    expect(TRACES.filter((trace) => all.toLowerCase().includes(trace.toLowerCase()))).toEqual([]);
    expect((await app.staff('GET', `/expenses/${refund.id}`)).body).toMatchObject({
      description: 'Cash refund to [erased], [erased]',
      amount: 1240,
      department: 'Sales',
      version: 2,
    });
    expect((await app.staff('GET', `/vendors/invoices/${bill.id}`)).body).toMatchObject({
      notes: 'Seat 3A for [erased] ([erased])',
      total_amount: 252_520,
    });
    expect((await app.staff('GET', `/customers/${other.id}`)).body).toMatchObject({
      name: 'Jon Quill',
      notes: 'Travels with [erased]',
    });
    const [gone] = await app.db.select().from(deletedItems);
    expect(gone?.title).toBe('Visa fee, [erased]');
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.entityId, refund.id));
    expect(audit.map((row) => row.action)).toContain('expense.person_erased');
    expect(audit.find((row) => row.action === 'expense.created')?.after).toMatchObject({
      description: 'Cash refund to [erased], [erased]',
    });
    // What was deleted comes back without the name.
    await app.staff('POST', `/expenses/${gone?.id}/restore`);
    expect((await act<PersonMentions>(id, 'mentions', 'GET')).body).toEqual({
      total: 0,
      mentions: [],
      travels: [],
    });
    expect(await everythingElse()).not.toContain('Tara Quill');
  });

  it('an editor that was opened before is refused, since it still holds the name', async () => {
    const { refund } = await leaveTraces();
    await act(await request('erasure'), 'anonymise');
    const late = { description: refund.description, version: refund.version };
    expect((await app.staff('PUT', `/expenses/${refund.id}`, late)).status).toBe(409);
  });

  it('somebody of whom one word is known is looked for nowhere', async () => {
    await spend('Tara, taxi');
    await app.json('/privacy-requests', {
      method: 'POST',
      body: { kind: 'erasure', name: 'Tara', email: 't@example.in' },
    });
    const [row] = (await app.staff<PrivacyRequestView[]>('GET', '/admin/privacy-requests')).body;
    expect((await act<PersonMentions>(row?.id ?? '', 'mentions', 'GET')).body.total).toBe(0);
    expect((await act<PrivacyOutcome>(row?.id ?? '', 'anonymise')).body.changed.mentions).toBe(0);
    expect((await app.db.select().from(expenses))[0]?.description).toBe('Tara, taxi');
    expect((await act('prq_unknown', 'mentions', 'GET')).status).toBe(404);
  });
});
