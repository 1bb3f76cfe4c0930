import { and, eq } from 'drizzle-orm';
import type { BookingDetail, CancellationPreview } from '#app/contract/booking-desk.ts';
import { documents } from '#app/db/schema/documents.ts';
import { REPORTED_SIGN } from '#app/domain/gst/reported-tax.ts';
import type { BookingApp } from './booking-app.ts';

/** What tests of cancellations and refunds do over and over. */
export function cancellingKit(app: BookingApp) {
  let keys = 0;
  const newKey = () => `key-of-a-form-${++keys}`;

  const preview = (id: string, query = '') =>
    app.staff<CancellationPreview>('GET', `/crm/bookings/${id}/cancellation${query}`);

  const issued = (bookingId: string) =>
    app.db
      .select()
      .from(documents)
      .where(and(eq(documents.bookingId, bookingId), eq(documents.status, 'issued')))
      .orderBy(documents.kind);

  return {
    newKey,
    preview,
    /** A booking that its customer has paid online. */
    async paid(change: Record<string, unknown> = {}) {
      const order = await app.order(change);
      const payment = app.payments.pay(order.orderId);
      await app.verify(payment);
      return { id: (await app.bookingOf(order.orderId)).id, ...payment };
    },
    async invoice(id: string): Promise<void> {
      const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
      const answer = await app.fetch(`/crm/bookings/${id}/generate-invoice`, { method: 'POST', headers });
      await answer.body?.cancel();
      if (answer.status !== 200) throw new Error(`generate-invoice answered ${answer.status}`);
    },
    /** Looks at the figures, then cancels with them. */
    async cancel(id: string, change: Record<string, unknown> = {}, query = '') {
      const seen = await preview(id, query);
      return app.staff<BookingDetail>('POST', `/crm/bookings/${id}/cancellation`, {
        expected: seen.body.expected,
        reason: 'The customer fell ill',
        request_key: newKey(),
        ...change,
      });
    },
    detailOf: async (id: string) => (await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`)).body,
    /** Of what the provider was asked to give back, in paise. */
    refundsAtProvider: () => [...app.payments.refunds.values()].map((one) => one.amount),
    async papersOf(bookingId: string) {
      return (await issued(bookingId)).map((row) => ({ kind: row.kind, total: row.total }));
    },
    /** What the GST report counts of a booking, in paise. */
    async taxedOf(bookingId: string) {
      const sums = { taxable: 0, tax: 0 };
      for (const row of await issued(bookingId)) {
        if (row.kind === 'proforma') continue;
        const sign = REPORTED_SIGN[row.kind];
        sums.taxable += sign * (row.taxable - row.advanceTaxable);
        sums.tax += sign * (2 * (row.cgst - row.advanceCgst) + row.igst - row.advanceIgst);
      }
      return sums;
    },
  };
}

export type CancellingKit = ReturnType<typeof cancellingKit>;
