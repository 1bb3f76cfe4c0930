import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GstReport } from '#app/contract/accounts.ts';
import type { Gstr1Summary } from '#app/contract/gstr1.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { documents } from '#app/db/schema/documents.ts';
import { settings } from '#app/db/schema/settings.ts';
import type { Gstr1Json } from '#app/domain/gst/gstr1/build-return.ts';
import { OFFICE_DEFAULTS } from '#app/domain/office-settings.ts';
import { type AccountsApp, createAccountsApp } from '#tests/support/accounts-app.ts';
import { addStaff } from '#tests/support/staff-member.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.clear();
  const company = { ...OFFICE_DEFAULTS.company, gstin: '27AABCR1718E1ZP', stateCode: '27' };
  await app.db.insert(settings).values({ section: 'company', value: company });
});

const summary = async (period: string) =>
  (await app.staff<Gstr1Summary>('GET', `/accounts/gstr1?period=${period}`)).body;
const exported = async (period: string) =>
  (await app.staff<Gstr1Json>('GET', `/accounts/gstr1/export?period=${period}`)).body;

const deposit = (change: Record<string, unknown> = {}) =>
  app.booked('deposit', { travelDate: '2027-06-12', ...change });

async function refund(paymentId: string, amount: number): Promise<void> {
  const entity = {
    id: `rfnd_${amount}`,
    payment_id: paymentId,
    amount,
    currency: 'INR',
    status: 'processed',
  };
  expect((await app.webhook('refund.processed', { refund: { entity } })).status).toBe(200);
}

async function recordAdvance(id: string, amount: number): Promise<void> {
  const body = { customer_invoice_id: id, kind: 'payment', amount, mode: 'bank', date: '2027-01-10' };
  expect((await app.staff('POST', '/accounts/payments', body)).status).toBe(201);
}

async function makeFinal(id: string, date: string): Promise<void> {
  const form = new FormData();
  form.append('invoice_type', 'final');
  form.append('invoice_date', date);
  const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
  const answer = await app.fetch(`/accounts/customer-invoices/${id}`, { method: 'PUT', body: form, headers });
  expect(answer.status).toBe(200);
}

/** The return says exactly what the GST report of the same month says. */
async function expectSameAsReport(period: string, lastDay: string): Promise<Gstr1Summary> {
  const query = `start_date=${period}-01&end_date=${lastDay}`;
  const report = (await app.staff<GstReport>('GET', `/accounts/gst-report?${query}`)).body.summary;
  const found = await summary(period);
  expect(found.total).toEqual({
    taxable: report.total_taxable_amount,
    cgst: report.total_cgst,
    sgst: report.total_sgst,
    igst: report.total_igst,
    total: report.total_gst_collected,
  });
  return found;
}

describe('GSTR-1', () => {
  it('MON-16 every kind of invoice is in its table, and the tables sum to the GST report', async () => {
    await app.writeInvoice({ customer_gstin: '29AABCR1718E1ZL' }, 10_000);
    await app.writeInvoice({ customer_state: '29', customer_name: 'Large' }, 100_000);
    await app.writeInvoice({ customer_state: '29' }, 1000);
    await app.writeInvoice({}, 500);
    await app.writeInvoice({ gst_rate: '0' }, 500);
    await app.writeInvoice({ currency: 'USD', exchange_rate: '83.25' }, 100);
    const { sections, problems } = await expectSameAsReport('2027-01', '2027-01-31');
    expect(problems).toEqual([]);
    expect(
      sections.filter((one) => one.count > 0).map((one) => [one.section, one.count, one.taxable]),
    ).toEqual([
      ['b2b', 1, 10000],
      ['b2cl', 1, 100000],
      ['b2cs', 2, 1500],
      ['exp', 1, 8325],
      ['nil', 1, 500],
    ]);
    const json = await exported('2027-01');
    expect(json).toMatchObject({ gstin: '27AABCR1718E1ZP', fp: '012027' });
    expect(json.b2b).toEqual([
      {
        ctin: '29AABCR1718E1ZL',
        inv: [
          {
            inum: 'DJ/26-27/00001',
            idt: '10-01-2027',
            val: 11800,
            pos: '29',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [{ num: 1, itm_det: { rt: 18, txval: 10000, iamt: 1800, camt: 0, samt: 0, csamt: 0 } }],
          },
        ],
      },
    ]);
    expect(json.b2cl[0]).toMatchObject({ pos: '29', inv: [{ val: 118000 }] });
    expect(json.b2cs).toEqual([
      { sply_ty: 'INTER', pos: '29', typ: 'OE', rt: 18, txval: 1000, iamt: 180, camt: 0, samt: 0, csamt: 0 },
      { sply_ty: 'INTRA', pos: '27', typ: 'OE', rt: 18, txval: 500, iamt: 0, camt: 45, samt: 45, csamt: 0 },
    ]);
    expect(json.exp).toMatchObject([{ exp_typ: 'WOPAY', inv: [{ val: 8325, itms: [{ rt: 0, iamt: 0 }] }] }]);
    expect(json.nil.inv).toEqual([{ sply_ty: 'INTRAB2C', nil_amt: 500, expt_amt: 0, ngsup_amt: 0 }]);
    expect(json.hsn.hsn_b2b).toMatchObject([
      { num: 1, hsn_sc: '998555', uqc: 'NA', qty: 0, rt: 18, txval: 10000 },
    ]);
    const hsn = [...json.hsn.hsn_b2b, ...json.hsn.hsn_b2c].reduce((sum, row) => sum + row.txval, 0);
    expect(hsn).toBe(10000 + 100000 + 1500 + 8325 + 500);
    expect(json.doc_issue.doc_det).toEqual([
      {
        doc_num: 1,
        docs: [{ num: 1, from: 'DJ/26-27/00001', to: 'DJ/26-27/00006', totnum: 6, cancel: 0, net_issue: 6 }],
      },
    ]);
  });

  it('B23 an advance is taxed in its month, and taken off in the month of the invoice', async () => {
    const { id } = await deposit();
    await deposit({ email: 'b@x.example' });
    const january = await expectSameAsReport('2027-01', '2027-01-31');
    expect(january.sections.find((one) => one.section === 'at')).toMatchObject({ count: 2 });
    expect((await exported('2027-01')).at).toMatchObject([
      { pos: '27', sply_ty: 'INTRA', itms: [{ rt: 18 }] },
    ]);

    app.setNow('2027-02-05T06:00:00Z');
    await app.generateInvoice(id);
    const february = await expectSameAsReport('2027-02', '2027-02-28');
    expect(february.sections.find((one) => one.section === 'txpd')).toMatchObject({
      count: 1,
      taxable: -9745.55,
    });
    await expectSameAsReport('2027-01', '2027-01-31');
  });

  it('B23 an advance on a proforma is taken off in the month of its final invoice', async () => {
    const id = await app.writeInvoice({ invoice_type: 'proforma' });
    await recordAdvance(id, 500);
    expect((await expectSameAsReport('2027-01', '2027-01-31')).sections).toContainEqual(
      expect.objectContaining({ section: 'at', count: 1, taxable: 423.72 }),
    );
    app.setNow('2027-02-05T06:00:00Z');
    await makeFinal(id, '2027-02-05');
    const february = await expectSameAsReport('2027-02', '2027-02-28');
    expect(february.sections).toContainEqual(
      expect.objectContaining({ section: 'txpd', count: 1, taxable: -423.72 }),
    );
  });

  it('B23 an advance in dollars has its voucher and bears no tax: the invoice alone reports the export', async () => {
    const dollars = { invoice_type: 'proforma', currency: 'USD', exchange_rate: '83.25' };
    const id = await app.writeInvoice(dollars, 100);
    await recordAdvance(id, 40);
    const [voucher] = await app.db.select().from(documents).where(eq(documents.kind, 'receipt_voucher'));
    expect(voucher).toMatchObject({
      currency: 'USD',
      exchangeRate: 83.25,
      supply: 'zero',
      taxable: 4000,
      total: 4000,
      cgst: 0,
      igst: 0,
    });
    const january = await expectSameAsReport('2027-01', '2027-01-31');
    expect(january.total.taxable).toBe(0);
    app.setNow('2027-02-05T06:00:00Z');
    await makeFinal(id, '2027-02-05');
    const february = await expectSameAsReport('2027-02', '2027-02-28');
    expect(february.sections.filter((one) => one.count > 0)).toMatchObject([
      { section: 'exp', count: 1, taxable: 8325 },
    ]);
    const [paper] = await app.db.select().from(documents).where(eq(documents.kind, 'invoice'));
    expect(paper).toMatchObject({
      advanceTaxable: 0,
      paper: { advances: [{ number: voucher?.number, amount: 4000 }] },
    });
  });

  it('B23 refunds: of this month’s advance, of an earlier one, and after the invoice', async () => {
    const first = await deposit();
    await refund(first.paymentId, 100_000);
    const second = await deposit({ email: 'b@x.example' });
    await app.generateInvoice(second.id);
    await refund(second.paymentId, 200_000);
    const january = await expectSameAsReport('2027-01', '2027-01-31');
    expect(january.sections.find((one) => one.section === 'b2cs')).toMatchObject({ count: 2 });

    app.setNow('2027-02-05T06:00:00Z');
    await refund(first.paymentId, 300_000);
    const february = await expectSameAsReport('2027-02', '2027-02-28');
    expect(february.sections.find((one) => one.section === 'txpd')).toMatchObject({ count: 1 });
    const runs = (await exported('2027-01')).doc_issue.doc_det;
    expect(runs.map((one) => one.doc_num)).toEqual([1, 5, 6, 8]);
  });

  it('MON-16 the preflight names each faulty document and field, and what the settings lack', async () => {
    await app.db
      .update(settings)
      .set({ value: OFFICE_DEFAULTS.company })
      .where(eq(settings.section, 'company'));
    await app.writeInvoice({}, 1000);
    await app.writeInvoice({ currency: 'USD' }, 100);
    await app.writeInvoice({ gst_rate: '12' }, 1000);
    await app.db.update(documents).set({ placeOfSupply: '' }).where(eq(documents.number, 'DJ/26-27/00001'));
    const { problems } = await summary('2027-01');
    expect(problems.map((one) => [one.severity, one.document, one.field])).toEqual([
      ['error', '', 'gstin'],
      ['error', 'DJ/26-27/00001', 'place_of_supply'],
      ['error', 'DJ/26-27/00001', 'supply'],
      ['error', 'DJ/26-27/00002', 'exchange_rate'],
      ['warning', 'DJ/26-27/00003', 'gst_rate'],
    ]);
  });

  it('B31 a month is marked as filed once it has ended; only the owner takes the mark away', async () => {
    const mark = (period: string, filed: boolean) =>
      app.staff<Gstr1Summary>('POST', '/accounts/gstr1/file', { period, filed });
    expect((await mark('2027-01', true)).body.fields).toHaveProperty('period');
    expect((await mark('2026-12', true)).body.filed?.by).toBeTruthy();
    expect((await mark('2026-12', true)).status).toBe(200);
    const { cookie } = await addStaff(app, 'accounts');
    const asked = { method: 'POST', headers: { cookie }, body: { period: '2026-12', filed: false } };
    expect((await app.json('/accounts/gstr1/file', asked)).status).toBe(403);
    expect((await mark('2026-12', false)).body.filed).toBeNull();
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'gst_return'));
    expect(rows.map((row) => row.action).sort()).toEqual(['gst_return.filed', 'gst_return.reopened']);
  });

  it.each(['2026-13', '2026', '', 'x'])('B23 an impossible month (%s) is refused', async (period) => {
    const answer = await app.staff('GET', `/accounts/gstr1?period=${period}`);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['period']]);
  });

  it('SEC-04 a stranger gets nothing', async () => {
    await app.db.delete(bookings);
    for (const path of [
      'gstr1?period=2027-01',
      'gstr1/export?period=2027-01',
      'dashboard-charts',
      'invoices',
    ]) {
      expect((await app.fetch(`/accounts/${path}`)).status).toBe(401);
    }
  });
});
