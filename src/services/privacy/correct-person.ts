import { eq, inArray } from 'drizzle-orm';
import type { DataCorrection, PrivacyOutcome } from '#app/contract/privacy-requests.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { consents, inquiries, privacyRequests } from '#app/db/schema/inquiries.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { announce } from '#app/services/events/announce.ts';
import { correctCustomers } from './correct-customers.ts';
import { correctRows } from './correct-rows.ts';
import { correctSuppliers } from './correct-suppliers.ts';
import { lockPrivacyRequest, refuseClosed } from './lock-privacy-request.ts';
import { type PersonRecords, personRecords } from './person-records.ts';
import { privacyRequestView } from './privacy-request-view.ts';

/**
 * Corrects a person's name, address or phone in every inquiry and booking; the request follows, so that it still
 * finds them. Travellers keep the names they gave for the journey. Throws `not_found`, `already_closed`.
 */
export async function correctPerson(
  ctx: Ctx,
  { id, change }: { id: string; change: DataCorrection },
): Promise<PrivacyOutcome> {
  requirePermission(ctx, 'privacy.handle');
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const outcome = await ctx.db.transaction(async (tx) => {
    const request = await lockPrivacyRequest(tx, id);
    refuseClosed(request);
    const held = await personRecords(tx, request.email);
    let consentCount = 0;
    const inquiryCount = await correctRows(ctx, tx, {
      entity: 'inquiry',
      rows: held.inquiries,
      wanted: () => given,
      write: ({ id: inquiryId }) =>
        tx
          .update(inquiries)
          .set({ ...given, updatedAt: ctx.now() })
          .where(eq(inquiries.id, inquiryId)),
    });
    const bookingCount = await correctRows(ctx, tx, {
      entity: 'booking',
      rows: held.bookings,
      wanted: () => given,
      write: ({ id: bookingId }) =>
        tx
          .update(bookings)
          .set({ ...given, updatedAt: ctx.now() })
          .where(eq(bookings.id, bookingId)),
    });
    const invoiceCount = await correctInvoices(ctx, tx, held.invoices, change);
    const customerCount = await correctCustomers(ctx, tx, held.customers, change);
    const supplierCount = await correctSuppliers(ctx, tx, held.suppliers, change);
    const { email = request.email, name = request.name } = change;
    if (email !== request.email && held.consents.length > 0) {
      consentCount = held.consents.length;
      const ids = held.consents.map((one) => one.id);
      await tx.update(consents).set({ email }).where(inArray(consents.id, ids));
    }
    const requestIds = held.requests.map((one) => one.id);
    await tx.update(privacyRequests).set({ email }).where(inArray(privacyRequests.id, requestIds));
    await tx.update(privacyRequests).set({ name }).where(eq(privacyRequests.id, id));
    const changed = {
      inquiries: inquiryCount,
      bookings: bookingCount,
      invoices: invoiceCount,
      customers: customerCount,
      suppliers: supplierCount,
      messages: 0,
      consents: consentCount,
      // What staff wrote about the person under the earlier name stays as they wrote it.
      mentions: 0,
    };
    await writeAudit(ctx, tx, {
      action: 'privacy_request.corrected',
      entity: 'privacy_request',
      entityId: id,
      after: { ...changed, fields: Object.keys(given) },
    });
    await announce(ctx, tx, [
      { topic: 'inquiries', id: null, change: 'changed' },
      { topic: 'bookings', id: null, change: 'changed' },
      { topic: 'customers', id: null, change: 'changed' },
      { topic: 'suppliers', id: null, change: 'changed' },
    ]);
    return { request: privacyRequestView(ctx, { ...request, email, name }), changed };
  });
  figuresChanged(ctx);
  return outcome;
}

/** Where the person is reached; the name on an invoice is that of its paper, which a credit note corrects. */
function correctInvoices(
  ctx: Ctx,
  tx: Transaction,
  rows: PersonRecords['invoices'],
  { email, phone }: DataCorrection,
): Promise<number> {
  return correctRows(ctx, tx, {
    entity: 'customer_invoice',
    rows,
    wanted: (row) => ({
      customerEmail: email ?? row.customerEmail,
      customerPhone: phone ?? row.customerPhone,
    }),
    write: (row, wanted) =>
      tx
        .update(customerInvoices)
        .set({ ...wanted, version: row.version + 1, updatedAt: ctx.now() })
        .where(eq(customerInvoices.id, row.id)),
  });
}
