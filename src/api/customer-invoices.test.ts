import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents, filedReturns, numberSeries } from '#app/db/schema/documents.ts';
import { settings } from '#app/db/schema/settings.ts';
import { OFFICE_DEFAULTS } from '#app/domain/office-settings.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const PATH = '/accounts/customer-invoices';
const CUSTOMER = {
  customer_name: 'Asha Verma',
  customer_email: 'asha@example.in',
  customer_phone: '+91 98160 11122',
  invoice_date: '2026-11-28',
};
type Refusal = { detail: string; code: string; fields?: Record<string, string> };
type Item = { description?: string; quantity: unknown; rate: unknown; amount?: unknown };

/** Sends what the specification's form sends: fields as text, items as JSON text, empty ones left out by the caller. */
async function send(method: 'POST' | 'PUT', path: string, fields: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  const cookie = await app.loginAsStaff();
  const answer = await app.fetch(path, {
    method,
    body: form,
    headers: { cookie, origin: 'http://localhost' },
  });
  return { status: answer.status, body: (await answer.json()) as CustomerInvoiceView & Refusal };
}

const create = (items: Item[], more: Record<string, unknown> = {}) =>
  send('POST', PATH, {
    ...CUSTOMER,
    items: items.map((item) => ({ description: 'Package', amount: 1, ...item })),
    ...more,
  });
const change = (id: string, fields: Record<string, unknown>) => send('PUT', `${PATH}/${id}`, fields);
const one = (quantity: unknown, rate: unknown, more: Record<string, unknown> = {}) =>
  create([{ quantity, rate }], more);
const remove = (id: string) => app.staff<{ cancelled: boolean } & Refusal>('DELETE', `${PATH}/${id}`);

async function textOf(id: string): Promise<string> {
  const cookie = await app.loginAsStaff();
  const answer = await app.fetch(`${PATH}/${id}/download`, { headers: { cookie } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="invoice_${id}.pdf"`);
  return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).map((page) => page.text).join('\n');
}

describe('figures of customer invoices', () => {
  it('MON-01 0.10 + 0.20 at 18% is 0.36 in the API, the list and the PDF', async () => {
    const { status, body } = await create([
      { quantity: 1, rate: 0.1 },
      { quantity: 1, rate: 0.2 },
    ]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      subtotal: 0.3,
      cgst_amount: 0.03,
      sgst_amount: 0.03,
      gst_amount: 0.06,
      total_amount: 0.36,
    });
    const listed = await app.staff<CustomerInvoiceView[]>('GET', PATH);
    expect(listed.body[0]).toEqual(body);
    const text = await textOf(body.id);
    for (const part of ['₹0.30', '₹0.03', '₹0.36']) expect(text).toContain(part);
  });

  it('MON-03 MON-04 half a paisa falls the same way within a state and between states', async () => {
    expect((await one(1, 1000.25)).body).toMatchObject({
      cgst_amount: 90.02,
      gst_amount: 180.04,
      total_amount: 1180.29,
    });
    const other = { customer_gstin: '29AABCR1718E1ZL' };
    expect((await one(1, 1000.25, other)).body).toMatchObject({
      igst_amount: 180.05,
      cgst_amount: 0,
      total_amount: 1180.3,
      place_of_supply: '29',
      customer_category: 'regular',
    });
    expect((await one(1, 8180, { gst_rate: '5' })).body).toMatchObject({
      gst_amount: 409,
      total_amount: 8589,
    });
    expect((await one(1, 84.72)).body).toMatchObject({ gst_amount: 15.24, total_amount: 99.96 });
    const unregistered = await one(1, 84.72, { customer_state: '29' });
    expect(unregistered.body).toMatchObject({ igst_amount: 15.25, total_amount: 99.97 });
  });

  it('MON-05 quantities have three decimals and stay as they were typed', async () => {
    const { body } = await create([
      { quantity: 0.5, rate: 4999.99 },
      { quantity: '1.15', rate: '100.30' },
      { quantity: 0.1, rate: 3 },
    ]);
    expect(body.items.map((item) => [item.quantity, item.amount])).toEqual([
      [0.5, 2500],
      [1.15, 115.35],
      [0.1, 0.3],
    ]);
  });

  it('MON-07 the largest amount is exact, larger ones are refused by name', async () => {
    const { body } = await one(1, 1_000_000_000_000, { customer_state: '29' });
    expect(body).toMatchObject({ gst_amount: 180_000_000_000, total_amount: 1_180_000_000_000 });
    for (const [quantity, rate] of [
      [999_999_999, 999_999_999],
      [1, '1e12'],
      [1, 1e21],
      [1, '99999999999999999999.99'],
    ])
      expect((await one(quantity, rate)).status).toBe(422);
  });

  it('MON-08 negative, text, NaN and Indian commas are refused and name the field', async () => {
    for (const rate of [-500, 'abc', 'Infinity', '', '12,499.50', null, 1.005])
      expect((await one(1, rate)).body.fields).toHaveProperty(['items.0.rate']);
    for (const quantity of [-1, 'x', '', 1.2345])
      expect((await one(quantity, 1)).body.fields).toHaveProperty(['items.0.quantity']);
    expect((await send('POST', PATH, { ...CUSTOMER, items: 'not json' })).body.fields).toHaveProperty(
      'items',
    );
    expect((await create([])).body.fields).toHaveProperty('items');
    expect(
      (await create(Array.from({ length: 201 }, () => ({ quantity: 1, rate: 1 })))).body.fields,
    ).toHaveProperty('items');
    expect(await app.db.select().from(customerInvoices)).toEqual([]);
    expect(await app.db.select().from(numberSeries)).toEqual([]);
  });

  it('MON-09 a rate of 0 survives creating, changing and reading', async () => {
    const zero = await one(1, 1000, { gst_rate: '0' });
    expect(zero.body).toMatchObject({ gst_rate: 0, gst_amount: 0, total_amount: 1000 });
    expect(await textOf(zero.body.id)).not.toContain('GST 0');
    const changed = await change((await one(1, 1000)).body.id, { gst_rate: '0' });
    expect(changed.body).toMatchObject({ gst_rate: 0, total_amount: 1000 });
    expect((await change(changed.body.id, { notes: 'x' })).body.gst_rate).toBe(0);
    expect((await one(1, 1, { gst_rate: '7' })).body.fields).toHaveProperty('gst_rate');
  });

  it('MON-12 what a client says of totals, number and status is not read', async () => {
    const { body } = await create([{ quantity: 2, rate: 500, amount: 1 }], {
      subtotal: '1',
      gst_amount: '0',
      total_amount: '1',
      balance_amount: '0',
      payment_status: 'paid',
      invoice_number: 'X-1',
    });
    expect(body).toMatchObject({
      total_amount: 1180,
      balance_amount: 1180,
      payment_status: 'pending',
      invoice_number: 'PF/26-27/00001',
      items: [{ amount: 1000 }],
    });
  });

  it('MON-14 dollars bear no GST, keep the chosen rate, and the paper says why', async () => {
    await app.db
      .insert(settings)
      .values({ section: 'tax', value: { ...OFFICE_DEFAULTS.tax, lut: 'AD270320000001A' } });
    const { body } = await one(1, 3180, { currency: 'USD', gst_rate: '18', exchange_rate: '83.25' });
    expect(body).toMatchObject({ gst_amount: 0, total_amount: 3180, gst_rate: 18, place_of_supply: '96' });
    const text = await textOf(body.id);
    for (const part of [
      '$3,180.00',
      'LUT AD270320000001A',
      'US Dollars Three Thousand One Hundred and Eighty Only',
      'Other Countries',
    ])
      expect(text).toContain(part);
    expect(
      (await change(body.id, { currency: 'INR', customer_category: 'unregistered' })).body,
    ).toMatchObject({
      gst_rate: 18,
      gst_amount: 572.4,
    });
  });
});

describe('changing customer invoices', () => {
  it('MON-10 an absent field stays, an empty one clears', async () => {
    const { body } = await one(1, 100, { notes: 'Window seats', terms: 'Now', due_date: '2026-12-28' });
    const kept = await change(body.id, { customer_name: 'Asha V.' });
    expect(kept.body).toMatchObject({
      customer_name: 'Asha V.',
      notes: 'Window seats',
      terms: 'Now',
      due_date: '2026-12-28',
    });
    const cleared = await change(body.id, { notes: '', terms: '', due_date: '' });
    expect(cleared.body).toMatchObject({ notes: '', terms: '', due_date: null, customer_name: 'Asha V.' });
  });

  it('B31 a final invoice that nobody holds is revised under its number, the earlier one in the audit', async () => {
    const { body } = await one(1, 100, { invoice_type: 'final' });
    const revised = await change(body.id, { items: [{ description: 'Package', quantity: 1, rate: 200 }] });
    expect(revised.body).toMatchObject({ invoice_number: 'DJ/26-27/00001', total_amount: 236 });
    const [paper] = await app.db.select().from(documents);
    expect(paper).toMatchObject({ number: 'DJ/26-27/00001', total: 23_600, revision: 2 });
    const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'invoice.revised'));
    expect(entry?.before).toMatchObject({ total: 11_800 });
  });

  it.each([
    ['paid', { paidAmount: 100 }, 409],
    ['corrected', { creditedAmount: 100 }, 409],
    ['sent', { sentAt: new Date() }, 200],
  ])(
    'B31 B32 a final invoice that is %s is not edited any more; only what is in the books cannot be cancelled',
    async (_, state, removed) => {
      const { body } = await one(1, 100, { invoice_type: 'final' });
      await app.db.update(customerInvoices).set(state).where(eq(customerInvoices.id, body.id));
      const answer = await change(body.id, { notes: 'later' });
      expect([answer.status, answer.body.code]).toEqual([409, 'invoice_locked']);
      expect((await remove(body.id)).status).toBe(removed);
    },
  );

  it('B31 what a filed return holds is not changed, a proforma of that month is', async () => {
    const final = await one(1, 100, { invoice_type: 'final' });
    const proforma = await one(1, 100);
    await app.db.insert(filedReturns).values({ period: '2026-11', filedBy: 'Meera' });
    expect((await change(final.body.id, { notes: 'x' })).status).toBe(409);
    expect((await remove(final.body.id)).status).toBe(409);
    expect((await change(proforma.body.id, { notes: 'x' })).status).toBe(200);
  });

  it('B30 proforma to final takes a number of the final series, and back cancels it', async () => {
    const { body } = await one(1, 100);
    const final = await change(body.id, { invoice_type: 'final' });
    expect(final.body.invoice_number).toBe('DJ/26-27/00001');
    const back = await change(body.id, { invoice_type: 'proforma' });
    expect(back.body.invoice_number).toBe('PF/26-27/00002');
    const papers = await app.db.select().from(documents).orderBy(asc(documents.number));
    expect(papers.map((row) => [row.number, row.status])).toEqual([
      ['DJ/26-27/00001', 'cancelled'],
      ['PF/26-27/00001', 'replaced'],
      ['PF/26-27/00002', 'issued'],
    ]);
  });

  it('B31 two tabs: the second save of an earlier version is refused', async () => {
    const { body } = await one(1, 100);
    expect((await change(body.id, { notes: 'first', version: '1' })).body.version).toBe(2);
    const second = await change(body.id, { notes: 'second', version: '1' });
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
  });
});

describe('what a final invoice has to be', () => {
  const FINAL = { invoice_type: 'final' };

  it('PDF-08 a date in another financial year takes a number of that year, the earlier one is cancelled', async () => {
    const { body } = await one(1, 100, FINAL);
    const moved = await change(body.id, { invoice_date: '2026-03-31' });
    expect(moved.body.invoice_number).toBe('DJ/25-26/00001');
    const papers = await app.db.select().from(documents).orderBy(asc(documents.number));
    expect(papers.map((row) => [row.number, row.status])).toEqual([
      ['DJ/25-26/00001', 'issued'],
      ['DJ/26-27/00001', 'cancelled'],
    ]);
  });

  it('B31 is of an amount, of a time with GST, and of a month that is still open', async () => {
    expect((await one(0, 100, FINAL)).body.fields).toHaveProperty('items');
    expect((await one(1, 100, { ...FINAL, invoice_date: '2017-06-30' })).body.fields).toHaveProperty(
      'invoice_date',
    );
    await app.db.insert(filedReturns).values({ period: '2026-10', filedBy: 'Meera' });
    expect((await one(1, 100, { ...FINAL, invoice_date: '2026-10-31' })).body.fields).toHaveProperty(
      'invoice_date',
    );
    const open = await one(1, 100, FINAL);
    expect((await change(open.body.id, { invoice_date: '2026-10-31' })).body.fields).toHaveProperty(
      'invoice_date',
    );
    expect((await one(0, 100)).status).toBe(201);
  });

  it('UI-15 a form that is sent five times at once makes one invoice', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () => one(1, 100, { ...FINAL, request_key: 'form-of-asha' })),
    );
    expect(made.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(made.map(({ body }) => body.invoice_number))).toEqual(new Set(['DJ/26-27/00001']));
    expect((await one(1, 100, FINAL)).body.invoice_number).toBe('DJ/26-27/00002');
  });

  it('MON-14 dollars and back to rupees is taxed as if it had always been rupees', async () => {
    const { body } = await one(1, 1000, { currency: 'USD' });
    const back = await change(body.id, { currency: 'INR', exchange_rate: '1' });
    expect(back.body).toMatchObject({
      place_of_supply: '07',
      cgst_amount: 90,
      sgst_amount: 90,
      igst_amount: 0,
    });
  });

  it('MON-08 names the field of text that no database keeps, and of a name that is missing', async () => {
    const odd = await create([{ description: 'a\ud800', quantity: 1, rate: 1 }]);
    expect(odd.body.fields).toHaveProperty(['items.0.description']);
    const { customer_name: _, ...nameless } = CUSTOMER;
    const answer = await send('POST', PATH, {
      ...nameless,
      items: [{ description: 'x', quantity: 1, rate: 1 }],
    });
    expect(answer.body.fields).toEqual({ customer_name: 'Customer name is required' });
    const long = { description: 'x'.repeat(5000), quantity: 1, rate: 1 };
    expect((await create(Array(21).fill(long))).body.fields).toHaveProperty('items');
  });
});

describe('numbers and deleting', () => {
  it('PDF-07 twenty at once get twenty consecutive numbers, and a deleted newest is not given again', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => one(1, 100, { invoice_type: 'final' })));
    expect(made.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const numbers = made.map(({ body }) => body.invoice_number).sort();
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, index) => `DJ/26-27/${String(index + 1).padStart(5, '0')}`),
    );
    const newest = made.find(({ body }) => body.invoice_number.endsWith('00020'));
    expect((await remove(newest?.body.id ?? '')).body).toMatchObject({ cancelled: true });
    expect((await one(1, 100, { invoice_type: 'final' })).body.invoice_number).toBe('DJ/26-27/00021');
  });

  it('PDF-08 the 1,000th and the 100,000th number stay lawful', async () => {
    for (const last of [999, 99_999]) {
      await app.db
        .insert(numberSeries)
        .values({ kind: 'invoice', financialYear: '2026-27', last })
        .onConflictDoUpdate({
          target: [numberSeries.kind, numberSeries.financialYear],
          set: { last },
        });
      const { body } = await one(1, 100, { invoice_type: 'final' });
      expect(body.invoice_number).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
      expect(Number(body.invoice_number.split('/').at(-1))).toBe(last + 1);
    }
  });

  it('B32 a deleted final invoice keeps its number and paper, stamped; a proforma goes', async () => {
    const final = await one(1, 100, { invoice_type: 'final' });
    expect((await remove(final.body.id)).body).toMatchObject({ cancelled: true });
    expect((await remove(final.body.id)).status).toBe(200);
    expect(await textOf(final.body.id)).toContain('CANCELLED');
    const proforma = await one(1, 100);
    expect((await remove(proforma.body.id)).body).toMatchObject({ cancelled: false });
    expect((await remove(proforma.body.id)).status).toBe(404);
    const stats = await app.staff('GET', `${PATH}/stats`);
    expect(stats.body).toMatchObject({
      total_invoices: 0,
      proforma_count: 0,
      final_count: 0,
      pending_count: 0,
    });
    expect(await app.db.select().from(documents).orderBy(desc(documents.number))).toHaveLength(2);
  });

  it('B34 lists by filters, both dates included, and is for those who may', async () => {
    const early = await one(1, 100, { invoice_date: '2026-11-01' });
    const late = await one(1, 300, {
      invoice_date: '2026-11-30',
      invoice_type: 'final',
      customer_name: 'Rohan Das',
    });
    const ids = async (query: string) =>
      (await app.staff<CustomerInvoiceView[]>('GET', `${PATH}?${query}`)).body.map((row) => row.id);
    expect(await ids('start_date=2026-11-30&end_date=2026-11-30')).toEqual([late.body.id]);
    expect(await ids('type=proforma')).toEqual([early.body.id]);
    expect(await ids('q=rohan das')).toEqual([late.body.id]);
    expect(await ids('sort=total')).toEqual([early.body.id, late.body.id]);
    expect(await ids('payment_status=paid')).toEqual([]);
    expect((await app.json(PATH)).status).toBe(401);
    expect((await app.staff('GET', `${PATH}?start_date=2026-02-30`)).status).toBe(422);
  });
});
