import { expect } from 'vitest';
import { ledgerDifferences } from '#app/db/schema/documents.ts';
import { createBookingApp } from './booking-app.ts';
import type { TestAppOptions } from './test-app.ts';

/** The API with bookings, papers and hand-written invoices, for tests of reports. */
export async function createAccountsApp(options: TestAppOptions = {}) {
  const app = await createBookingApp(options);
  const posted = async () => ({ cookie: await app.loginAsStaff(), origin: 'http://localhost' });
  async function sendInvoice(method: 'POST' | 'PUT', path: string, fields: Record<string, unknown>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    const answer = await app.fetch(`/accounts/customer-invoices${path}`, {
      method,
      body: form,
      headers: await posted(),
    });
    expect(answer.status).toBe(method === 'POST' ? 201 : 200);
    return ((await answer.json()) as { id: string }).id;
  }
  return {
    ...app,
    async clear() {
      await app.clear();
      await app.db.delete(ledgerDifferences);
    },
    get: async <Body>(path: string) => (await app.staff<Body>('GET', `/accounts/${path}`)).body,
    /** A booking of ₹45,999 for one, paid as said, at the clock's time. */
    async booked(paid: 'nothing' | 'deposit' | 'full', change: Record<string, unknown> = {}) {
      const order = await app.order({ paymentOption: paid === 'deposit' ? 'partial' : 'full', ...change });
      const paymentId = paid === 'nothing' ? '' : app.payments.pay(order.orderId).paymentId;
      if (paymentId) expect((await app.paymentEvent('payment.captured', paymentId)).status).toBe(200);
      return { id: (await app.bookingOf(order.orderId)).id, paymentId };
    },
    async generateInvoice(bookingId: string): Promise<void> {
      const call = { method: 'POST', headers: await posted() };
      const answer = await app.fetch(`/crm/bookings/${bookingId}/generate-invoice`, call);
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    },
    /** A final invoice over one line of 1,000, dated as the clock stands, unless `fields` say otherwise. */
    writeInvoice: (fields: Record<string, unknown> = {}, rate = 1000): Promise<string> =>
      sendInvoice('POST', '', {
        customer_name: 'Asha Verma',
        customer_email: 'asha@example.in',
        customer_phone: '+91 98160 11122',
        invoice_date: '2027-01-10',
        invoice_type: 'final',
        items: JSON.stringify([{ description: 'Visa help', quantity: 1, rate }]),
        ...fields,
      }),
    changeInvoice: (id: string, fields: Record<string, unknown>) => sendInvoice('PUT', `/${id}`, fields),
  };
}

export type AccountsApp = Awaited<ReturnType<typeof createAccountsApp>>;

/** The query of a report over some days. */
export function days(start: string, end: string): string {
  return `?start_date=${start}&end_date=${end}`;
}
