import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { paymentIssues, paymentLinks } from '#app/db/schema/payments.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import { type BookingApp, createBookingApp, NOW, paymentEntity } from '#tests/support/booking-app.ts';
import { ensurePaymentLink } from './ensure-payment-link.ts';
import { reconcileLinks } from './reconcile-links.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(() => app.clear());
afterAll(() => app.close());

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

/** A confirmed booking of ₹45,999 with its deposit paid: ₹34,499.25 are due. */
async function bookingWithBalance(): Promise<string> {
  const order = await app.order({ paymentOption: 'partial', amount: 1_149_975 });
  await app.paymentEvent('payment.captured', app.payments.pay(order.orderId).paymentId);
  return (await app.bookingOf(order.orderId)).id;
}

async function invoice(fields: Record<string, string> = {}): Promise<string> {
  const form = new FormData();
  const all = {
    customer_name: 'Asha Verma',
    customer_email: 'asha@example.in',
    customer_phone: '+91 98160 11122',
    invoice_date: '2027-01-10',
    invoice_type: 'final',
    items: JSON.stringify([{ description: 'Package', quantity: 1, rate: 100 }]),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
  const answer = await app.fetch('/accounts/customer-invoices', { method: 'POST', body: form, headers });
  return ((await answer.json()) as CustomerInvoiceView).id;
}

async function bookingRow(id: string) {
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

const linkRows = () => app.db.select().from(paymentLinks).orderBy(desc(paymentLinks.createdAt));
const providerLinks = () => [...app.payments.links.values()];
const record = (body: object) =>
  app.staff('POST', '/accounts/payments', { kind: 'payment', mode: 'cash', date: '2027-01-10', ...body });

describe('links of bookings', () => {
  it('PAY-14 asked for twice at once is one link over the balance', async () => {
    const bookingId = await bookingWithBalance();
    const [first, second] = await Promise.all([
      ensurePaymentLink(app.ctx, { bookingId }),
      ensurePaymentLink(app.ctx, { bookingId }),
    ]);
    expect(first).toMatchObject({ amount: 3_449_925, url: expect.stringMatching(/^https:/) });
    expect(second.url).toBe(first.url);
    expect(providerLinks()).toHaveLength(1);
  });

  it('PAY-03 its payment is credited to the booking once, from webhook and reconciler alike', async () => {
    const bookingId = await bookingWithBalance();
    await ensurePaymentLink(app.ctx, { bookingId });
    const [link] = providerLinks();
    const paymentId = app.payments.payLink(link?.id ?? '');
    app.setNow(minutes(3));
    const payment = { entity: paymentEntity(app.payments.payments.get(paymentId)) };
    const event = { payment_link: { entity: { id: link?.id, reference_id: link?.referenceId } }, payment };
    await Promise.all([
      app.webhook('payment_link.paid', event),
      reconcileLinks(app.ctx),
      app.webhook('payment.captured', { payment }),
    ]);
    expect(await bookingRow(bookingId)).toMatchObject({ paidAmount: 4_599_900, paymentStatus: 'completed' });
    expect((await linkRows())[0]?.status).toBe('paid');
    const issues = await app.db.select().from(paymentIssues);
    expect(issues.filter((issue) => issue.resolvedAt === null)).toEqual([]);
  });

  it('PAY-01 a lost webhook loses no payment: the reconciler asks, and goes on asking while nobody pays', async () => {
    const bookingId = await bookingWithBalance();
    await ensurePaymentLink(app.ctx, { bookingId, amount: 1_000_000 });
    app.setNow(minutes(3));
    expect(await reconcileLinks(app.ctx)).toEqual({ checked: 1, credited: 0 });
    app.payments.payLink(providerLinks()[0]?.id ?? '');
    app.payments.failWith(new ProviderError('down', { retriable: true }));
    app.setNow(minutes(6));
    expect(await reconcileLinks(app.ctx)).toEqual({ checked: 1, credited: 0 });
    app.payments.failWith(null);
    app.setNow(minutes(12));
    const runs = await Promise.all([reconcileLinks(app.ctx), reconcileLinks(app.ctx)]);
    expect(runs.reduce((sum, run) => sum + run.credited, 0)).toBe(1);
    expect(await bookingRow(bookingId)).toMatchObject({ paidAmount: 2_149_975, paymentStatus: 'partial' });
    app.setNow(minutes(120));
    expect(await reconcileLinks(app.ctx)).toEqual({ checked: 0, credited: 0 });
  });

  it('PAY-17 more than the balance is refused by its field; another amount takes the place of the link before', async () => {
    const bookingId = await bookingWithBalance();
    await expect(ensurePaymentLink(app.ctx, { bookingId, amount: 3_449_926 })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { amount: 'Only ₹34,499.25 is due' },
    });
    await ensurePaymentLink(app.ctx, { bookingId, amount: 1_000_000 });
    await ensurePaymentLink(app.ctx, { bookingId, amount: 2_000_000 });
    await reconcileLinks(app.ctx);
    expect(providerLinks().map(({ amount, status }) => [amount, status])).toEqual([
      [1_000_000, 'cancelled'],
      [2_000_000, 'created'],
    ]);
  });

  it('PAY-17 a cancelled booking ends its link, also when the cancelling verb said nothing of it', async () => {
    const bookingId = await bookingWithBalance();
    await ensurePaymentLink(app.ctx, { bookingId });
    await app.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, bookingId));
    await reconcileLinks(app.ctx);
    expect(providerLinks()[0]?.status).toBe('cancelled');
    expect((await linkRows())[0]?.status).toBe('closed');
    await expect(ensurePaymentLink(app.ctx, { bookingId })).rejects.toMatchObject({
      code: 'already_cancelled',
    });
  });
});

describe('links of invoices', () => {
  it('PAY-17 a payment recorded by hand ends the link over the old balance', async () => {
    const id = await invoice();
    await ensurePaymentLink(app.ctx, { customerInvoiceId: id });
    expect((await record({ customer_invoice_id: id, amount: 18 })).status).toBe(201);
    expect((await linkRows())[0]?.status).toBe('closing');
    await reconcileLinks(app.ctx);
    expect(providerLinks()[0]?.status).toBe('cancelled');
    expect((await ensurePaymentLink(app.ctx, { customerInvoiceId: id })).amount).toBe(10_000);
  });

  it('PAY-17 a credit note, a cancelled and a deleted invoice end theirs', async () => {
    const credited = await invoice();
    const cancelled = await invoice();
    const deleted = await invoice({ invoice_type: 'proforma' });
    for (const customerInvoiceId of [credited, cancelled, deleted])
      await ensurePaymentLink(app.ctx, { customerInvoiceId });
    const path = '/accounts/customer-invoices';
    await app.staff('POST', `${path}/${credited}/credit-notes`, { amount: 1, reason: 'Late' });
    expect((await app.staff('DELETE', `${path}/${cancelled}`)).status).toBe(200);
    expect((await app.staff('DELETE', `${path}/${deleted}`)).status).toBe(200);
    await reconcileLinks(app.ctx);
    expect(providerLinks().map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('PAY-01 what was paid by a link before it could be cancelled is credited, and is refund due', async () => {
    const id = await invoice();
    await ensurePaymentLink(app.ctx, { customerInvoiceId: id });
    app.payments.payLink(providerLinks()[0]?.id ?? '');
    await record({ customer_invoice_id: id, amount: 118 });
    await reconcileLinks(app.ctx);
    const [row] = await app.db.select().from(customerInvoices);
    expect(row).toMatchObject({ paidAmount: 23_600, paymentStatus: 'paid' });
    expect((await linkRows())[0]?.status).toBe('paid');
    const due = await app.db.select().from(paymentIssues).where(eq(paymentIssues.kind, 'refund_due'));
    expect(due).toMatchObject([{ amount: 11_800 }]);
  });

  it('PAY-19 a payment that was given back before we heard of it leaves the invoice open', async () => {
    const id = await invoice();
    await ensurePaymentLink(app.ctx, { customerInvoiceId: id });
    app.payments.payLink(providerLinks()[0]?.id ?? '', { status: 'refunded', amountRefunded: 11_800 });
    app.setNow(minutes(3));
    await reconcileLinks(app.ctx);
    const [row] = await app.db.select().from(customerInvoices);
    expect(row).toMatchObject({ paidAmount: 0, paymentStatus: 'pending' });
  });

  it('PAY-01 a link whose answer was lost is found by its reference and cancelled', async () => {
    const id = await invoice();
    const { createPaymentLink } = app.payments;
    app.payments.createPaymentLink = async (input) => {
      await createPaymentLink(input);
      throw new ProviderError('no answer', { retriable: true });
    };
    await expect(ensurePaymentLink(app.ctx, { customerInvoiceId: id })).rejects.toMatchObject({
      code: 'provider_failed',
    });
    app.payments.createPaymentLink = createPaymentLink;
    await reconcileLinks(app.ctx);
    expect(providerLinks()[0]?.status).toBe('cancelled');
    expect((await ensurePaymentLink(app.ctx, { customerInvoiceId: id })).amount).toBe(11_800);
    expect((await linkRows()).map(({ status }) => status).toSorted()).toEqual(['closed', 'open']);
  });

  it('PAY-01 an expired link is not asked about for ever', async () => {
    const id = await invoice();
    await ensurePaymentLink(app.ctx, { customerInvoiceId: id });
    const [link] = providerLinks();
    if (link) link.status = 'expired';
    app.setNow(minutes(31 * 24 * 60));
    await reconcileLinks(app.ctx);
    expect((await linkRows())[0]?.status).toBe('closed');
  });

  it('PAY-17 what is due changes while the provider is asked: the link is not given out, and cancelled', async () => {
    const id = await invoice();
    const { createPaymentLink } = app.payments;
    app.payments.createPaymentLink = async (input) => {
      const made = await createPaymentLink(input);
      await record({ customer_invoice_id: id, amount: 100 });
      return made;
    };
    await expect(ensurePaymentLink(app.ctx, { customerInvoiceId: id })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    app.payments.createPaymentLink = createPaymentLink;
    await reconcileLinks(app.ctx);
    expect(providerLinks()[0]?.status).toBe('cancelled');
  });
});
