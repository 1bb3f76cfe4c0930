import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VendorInvoice, VendorInvoiceBulkAnswer } from '#app/contract/vendor-invoices.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { createPurchasesApp, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const PATH = '/vendors/invoices';
async function bill(number: string, fields: Record<string, unknown> = {}): Promise<VendorInvoice> {
  const { status, body } = await app.form<VendorInvoice>('POST', PATH, {
    vendor_name: 'Himgiri Helicopters',
    invoice_number: number,
    invoice_date: '2026-11-15',
    currency: 'INR',
    amount: '1000',
    ...fields,
  });
  expect(status).toBe(201);
  return body;
}
const stored = async ({ id }: { id: string }) =>
  (await app.staff<VendorInvoice>('GET', `${PATH}/${id}`)).body;
const bulk = (body: object) => app.staff<VendorInvoiceBulkAnswer>('POST', `${PATH}/bulk`, body);
const ids = (...rows: Array<{ id: string }>) => rows.map(({ id }) => ({ id }));

describe('B25 many invoices at once', () => {
  it('are paid alike, from whatever they were, each with its audit; paid ones keep how they were paid', async () => {
    const pending = await bill('N-1');
    const approved = await bill('N-2', { status: 'approved' });
    const paid = await bill('N-3', { status: 'paid', payment_mode: 'upi', payment_date: '2026-11-01' });
    const how = { status: 'paid', payment_mode: 'bank', payment_date: '2026-11-20' };
    const { status, body } = await bulk({
      invoices: ids(pending, approved, paid, { id: 'vin_gone' }),
      ...how,
    });
    expect(status).toBe(200);
    expect(body.changed.toSorted((a, b) => (a.status < b.status ? 1 : -1))).toEqual([
      { id: pending.id, status: 'pending', payment_mode: null, payment_date: null, version: 2 },
      { id: approved.id, status: 'approved', payment_mode: null, payment_date: null, version: 2 },
    ]);
    expect(body.skipped).toEqual([
      { id: paid.id, name: 'N-3 of Himgiri Helicopters', reason: 'It is paid already.' },
      { id: 'vin_gone', name: '', reason: 'This invoice does not exist, or was deleted.' },
    ]);
    for (const row of [pending, approved])
      expect(await stored(row)).toMatchObject({ ...how, version: 2, total_amount: 1180 });
    expect(await stored(paid)).toMatchObject({ payment_mode: 'upi', payment_date: '2026-11-01', version: 1 });
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.entityId, pending.id));
    expect(audit.find((one) => one.action === 'vendor_invoice.updated')).toMatchObject({
      before: { status: 'pending', paymentMode: null, paymentDate: null },
      after: { status: 'paid', paymentMode: 'bank', paymentDate: '2026-11-20' },
    });
  });

  it('pressed twice counts once', async () => {
    const row = await bill('N-1');
    const press = () => bulk({ invoices: ids(row), status: 'paid', payment_mode: 'bank' });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ body }) => body.changed.length).sort()).toEqual([0, 0, 1]);
    expect(await stored(row)).toMatchObject({ status: 'paid', version: 2 });
  });

  it('an undo puts each back, but none that somebody changed since', async () => {
    const [one, other] = [await bill('N-1'), await bill('N-2')];
    const { changed } = (await bulk({ invoices: ids(one, other), status: 'paid', payment_mode: 'bank' }))
      .body;
    await app.form('PUT', `${PATH}/${other.id}`, { payment_mode: 'upi' });
    const back = await bulk({
      invoices: changed.map(({ id, version }) => ({ id, version })),
      status: 'pending',
    });
    expect(back.body.changed.map(({ id }) => id)).toEqual([one.id]);
    expect(back.body.skipped).toEqual([
      {
        id: other.id,
        name: 'N-2 of Himgiri Helicopters',
        reason: expect.stringMatching(/^Somebody changed this invoice/),
      },
    ]);
    expect(await stored(one)).toMatchObject({ status: 'pending', payment_mode: null, payment_date: null });
    expect(await stored(other)).toMatchObject({ status: 'paid', payment_mode: 'upi' });
    // Without the version nothing goes back.
    const without = await bulk({ invoices: ids(other), status: 'approved' });
    expect(without.body.skipped).toMatchObject([{ reason: 'It is paid already.' }]);
  });

  it('approving takes the pending ones, and no payment is written down for them', async () => {
    const row = await bill('N-1');
    await bulk({ invoices: ids(row), status: 'approved', payment_mode: 'bank', payment_date: '2026-11-20' });
    expect(await stored(row)).toMatchObject({ status: 'approved', payment_mode: null, payment_date: null });
  });

  it('refuses by its name what makes no sense', async () => {
    for (const [body, field] of [
      [{ status: 'paid' }, 'invoices'],
      [{ invoices: [], status: 'paid' }, 'invoices'],
      [
        { invoices: Array.from({ length: 201 }, (_, at) => ({ id: `vin_${at}` })), status: 'paid' },
        'invoices',
      ],
      [{ invoices: [{ id: 'vin_1' }], status: 'gone' }, 'status'],
      [{ invoices: [{ id: 'vin_1' }], status: 'paid', payment_mode: 'barter' }, 'payment_mode'],
      [{ invoices: [{ id: 'vin_1' }], status: 'paid', payment_date: '2026-02-30' }, 'payment_date'],
      [{ invoices: [{ id: 'vin_1', version: 0 }], status: 'paid' }, 'invoices.0.version'],
    ] as const) {
      const answer = await bulk(body);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    }
    const odd = await bulk({ invoices: [{ id: 'a\u0000b' }], status: 'paid' });
    expect(odd.status).toBeLessThan(500);
  });
});
