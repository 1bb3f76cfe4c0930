import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '#app/db/schema/bookings.ts';
import { documents } from '#app/db/schema/documents.ts';
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

/** A booking of ₹45,999 for one, with what was paid of it. */
async function booked(paid: 'nothing' | 'deposit' | 'full', change: Record<string, unknown> = {}) {
  const order = await app.order({ paymentOption: paid === 'deposit' ? 'partial' : 'full', ...change });
  const payment = paid === 'nothing' ? null : app.payments.pay(order.orderId);
  if (payment) expect((await app.paymentEvent('payment.captured', payment.paymentId)).status).toBe(200);
  const { id } = await app.bookingOf(order.orderId);
  return { id, order, payment };
}

async function generate(id: string, kind: 'proforma' | 'invoice') {
  const cookie = await app.loginAsStaff();
  const answer = await app.fetch(`/crm/bookings/${id}/generate-${kind}`, {
    method: 'POST',
    headers: { cookie, origin: 'http://localhost' },
  });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}

async function textOf(bytes: Uint8Array): Promise<string> {
  return (await readPdf(bytes)).map((page) => page.text).join('\n');
}

const papers = (bookingId: string) =>
  app.db
    .select()
    .from(documents)
    .where(eq(documents.bookingId, bookingId))
    .orderBy(asc(documents.createdAt), asc(documents.serial));

describe('the papers of a booking', () => {
  it('B08 PDF-09 the invoice deducts the deposit and says what the API says', async () => {
    const { id } = await booked('deposit');
    const { status, headers, bytes } = await generate(id, 'invoice');
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="invoice.pdf"',
    ]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const text = await textOf(bytes);
    const [booking] = await app.crm();
    // 45,999.00 with 18% inside: 2 × 3,508.40 (india-rules §2).
    for (const part of [
      'Tax Invoice',
      'DJ/26-27/00001',
      '₹38,982.20',
      '₹3,508.40',
      '₹45,999.00',
      'RV/26-27/00001',
      '₹11,499.75',
      '₹34,499.25',
    ])
      expect(text).toContain(part);
    expect(booking).toMatchObject({ totalAmount: 45999, paidAmount: 11499.75 });
    expect(text).toContain('Rupees Forty-Five Thousand Nine Hundred and Ninety-Nine Only');
  });

  it('B08 a proforma has its own title and series, and is the same bytes until something on it changes', async () => {
    const { id } = await booked('nothing');
    const first = await generate(id, 'proforma');
    const again = await generate(id, 'proforma');
    expect(await textOf(first.bytes)).toContain('Not a tax invoice');
    expect(await textOf(first.bytes)).toContain('PF/26-27/00001');
    expect(Buffer.from(again.bytes).equals(Buffer.from(first.bytes))).toBe(true);
    await app.db.update(bookings).set({ pax: 2, totalAmount: 9_199_800 }).where(eq(bookings.id, id));
    expect(await textOf((await generate(id, 'proforma')).bytes)).toContain('PF/26-27/00002');
    expect((await papers(id)).map((row) => [row.number, row.status])).toEqual([
      ['PF/26-27/00001', 'replaced'],
      ['PF/26-27/00002', 'issued'],
    ]);
  });

  it('PDF-07 five at once are one invoice, which later settings do not change', async () => {
    const { id } = await booked('full');
    const made = await Promise.all(Array.from({ length: 5 }, () => generate(id, 'invoice')));
    for (const one of made) {
      expect(one.status).toBe(200);
      expect(await textOf(one.bytes)).toContain('DJ/26-27/00001');
    }
    expect((await papers(id)).filter((row) => row.kind === 'invoice')).toHaveLength(1);
    const company = { ...OFFICE_DEFAULTS.company, address: 'A new street 5' };
    await app.db.insert(settings).values({ section: 'company', value: company });
    expect(await textOf((await generate(id, 'invoice')).bytes)).not.toContain('A new street');
  });

  it('PDF-07 twenty bookings invoiced at once get twenty consecutive numbers', async () => {
    const ids = [];
    for (let index = 0; index < 20; index++)
      ids.push((await booked('nothing', { email: `p${index}@x.example` })).id);
    await Promise.all(ids.map((id) => generate(id, 'invoice')));
    const rows = await app.db
      .select()
      .from(documents)
      .where(eq(documents.kind, 'invoice'))
      .orderBy(documents.serial);
    expect(rows.map((row) => row.serial)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('PAY-12 each payment has its receipt voucher, whose parts sum to it to the paisa', async () => {
    const { id } = await booked('deposit');
    const [voucher] = await papers(id);
    expect(voucher).toMatchObject({
      kind: 'receipt_voucher',
      number: 'RV/26-27/00001',
      total: 1_149_975,
      supply: 'intra',
    });
    expect((voucher?.taxable ?? 0) + (voucher?.cgst ?? 0) + (voucher?.sgst ?? 0)).toBe(1_149_975);
  });

  it('PAY-19 money given back before the invoice is a refund voucher, each once; after it a credit note', async () => {
    const { id, payment } = await booked('full');
    const refund = (refundId: string, amount: number) =>
      app.webhook('refund.processed', {
        refund: {
          entity: {
            id: refundId,
            payment_id: payment?.paymentId,
            amount,
            currency: 'INR',
            status: 'processed',
          },
        },
      });
    await refund('rfnd_1', 1_000_000);
    await refund('rfnd_1', 1_000_000);
    await generate(id, 'invoice');
    await refund('rfnd_2', 599_900);
    const rows = await papers(id);
    expect(rows.map((row) => [row.kind, row.total])).toEqual([
      ['receipt_voucher', 4_599_900],
      ['refund_voucher', 1_000_000],
      ['invoice', 4_599_900],
      ['credit_note', 599_900],
    ]);
    const invoice = rows[2];
    expect(rows[3]?.correctsId).toBe(invoice?.id);
    // The invoice takes in what the vouchers taxed before, less what was given back.
    expect(invoice?.advanceTaxable).toBe((rows[0]?.taxable ?? 0) - (rows[1]?.taxable ?? 0));
    expect(rows[0]?.takenIntoId).toBe(invoice?.id);
  });

  it('B08 a payment after the invoice makes no voucher: its tax stands on the invoice', async () => {
    const { id } = await booked('nothing');
    await generate(id, 'invoice');
    const [{ orderId } = { orderId: '' }] = [...app.payments.orders.values()].map((order) => ({
      orderId: order.id,
    }));
    await app.paymentEvent('payment.captured', app.payments.pay(orderId).paymentId);
    expect((await papers(id)).map((row) => row.kind)).toEqual(['invoice']);
    expect(await textOf((await generate(id, 'invoice')).bytes)).not.toContain('Balance due');
  });

  it('MON-16 a customer with a GSTIN of another state bears IGST, and no paper shows both kinds', async () => {
    const { id } = await booked('full');
    await app.db
      .update(bookings)
      .set({
        billingName: 'Negi Traders',
        billingGstin: '29AABCR1718E1ZL',
        billingCategory: 'regular',
        totalAmount: 1_180_000,
      })
      .where(eq(bookings.id, id));
    const text = await textOf((await generate(id, 'invoice')).bytes);
    for (const part of ['Negi Traders', '29AABCR1718E1ZL', 'Karnataka (29)', 'IGST 18%', '₹1,800.00'])
      expect(text).toContain(part);
    expect(text).not.toContain('CGST');
  });

  it('TCS of an overseas package is worked out of the price when it is switched on', async () => {
    await app.db.insert(settings).values({ section: 'tax', value: { ...OFFICE_DEFAULTS.tax, tcs: true } });
    const { id } = await booked('nothing');
    await app.db
      .update(bookings)
      .set({ overseas: true, gstRate: 5, totalAmount: 21_420_000, billingPan: 'AAKPD4821M' })
      .where(eq(bookings.id, id));
    const text = await textOf((await generate(id, 'invoice')).bytes);
    for (const part of ['₹2,00,000.00', '₹4,200.00', '₹2,14,200.00', 'TCS']) expect(text).toContain(part);
  });

  it('P26 unknown and cancelled bookings are refused, strangers too', async () => {
    const { id } = await booked('nothing');
    expect((await generate('bkg_nobody', 'invoice')).status).toBe(404);
    expect((await app.fetch(`/crm/bookings/${id}/generate-invoice`, { method: 'POST' })).status).toBe(401);
    await app.staff('PUT', `/crm/bookings/${id}/status`, { status: 'cancelled' });
    expect((await generate(id, 'invoice')).status).toBe(409);
    expect(await papers(id)).toEqual([]);
  });
});
