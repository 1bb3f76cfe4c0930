import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { customers } from '#app/db/schema/customers.ts';
import { documents } from '#app/db/schema/documents.ts';
import { consents, inquiries, privacyRequests } from '#app/db/schema/inquiries.ts';
import { messages } from '#app/db/schema/messages.ts';
import { suppliers } from '#app/db/schema/purchases.ts';
import { toE164 } from '#app/domain/phone-number.ts';
import type { Transaction } from '#app/services/context.ts';

/** Kinds of messages that belong to an inquiry or a privacy request by their key, also where the agency got them. */
const KEYED = ['inquiry_notice', 'inquiry_acknowledgement', 'privacy_notice', 'privacy_acknowledgement'];

const sameAddress = (column: PgColumn, email: string): SQL =>
  eq(sql`lower(${column})`, email.trim().toLowerCase());

/**
 * Everything that is held about an e-mail address (its case ignored), oldest first, held for the transaction. Messages
 * are those to the address and those about the person's inquiries, bookings and requests; consents that came with these
 * belong to them too, also where another address was typed at first. Nothing for an empty address.
 */
export async function personRecords(tx: Transaction, email: string) {
  const about = (column: PgColumn) => (email.trim() === '' ? sql`false` : sameAddress(column, email));
  const booked = await tx
    .select()
    .from(bookings)
    .where(about(bookings.email))
    .orderBy(asc(bookings.createdAt))
    .for('update');
  const asked = await tx
    .select()
    .from(inquiries)
    .where(about(inquiries.email))
    .orderBy(asc(inquiries.createdAt))
    .for('update');
  const requests = await tx
    .select()
    .from(privacyRequests)
    .where(about(privacyRequests.email))
    .orderBy(asc(privacyRequests.createdAt))
    .for('update');
  const invoiced = await tx
    .select()
    .from(customerInvoices)
    .where(about(customerInvoices.customerEmail))
    .orderBy(asc(customerInvoices.createdAt))
    .for('update');
  const known = await tx
    .select()
    .from(customers)
    .where(about(customers.email))
    .orderBy(asc(customers.createdAt))
    .for('update');
  const supplied = await tx
    .select()
    .from(suppliers)
    .where(about(suppliers.email))
    .orderBy(asc(suppliers.createdAt))
    .for('update');
  const customerIds = known.map((one) => one.id);
  const bookingIds = booked.map((one) => one.id);
  const inquiryIds = asked.map((one) => one.id);
  const sources = [...bookingIds, ...inquiryIds];
  const agreed = await tx
    .select()
    .from(consents)
    .where(or(about(consents.email), sources.length > 0 ? inArray(consents.entityId, sources) : undefined))
    .orderBy(asc(consents.createdAt), asc(consents.id));
  const keys = [...asked, ...requests].flatMap(({ id }) => KEYED.map((kind) => `${kind}:${id}`));
  const written = await tx
    .select()
    .from(messages)
    .where(
      or(
        about(messages.to),
        bookingIds.length > 0 ? inArray(messages.bookingId, bookingIds) : undefined,
        customerIds.length > 0 ? inArray(messages.customerId, customerIds) : undefined,
        inquiryIds.length > 0 ? inArray(messages.inquiryId, inquiryIds) : undefined,
        keys.length > 0 ? inArray(messages.dedupeKey, keys) : undefined,
        fromNumbers([...booked, ...asked]),
        inArray(messages.documentId, papersOf(tx, invoiced)),
      ),
    )
    .orderBy(asc(messages.createdAt));
  return {
    bookings: booked,
    inquiries: asked,
    invoices: invoiced,
    customers: known,
    suppliers: supplied,
    requests,
    consents: agreed,
    messages: written,
  };
}

/** The papers of invoices, which went out with messages. */
function papersOf(tx: Transaction, invoices: Array<{ id: string }>) {
  const ids = invoices.map((one) => one.id);
  return tx
    .select({ id: documents.id })
    .from(documents)
    .where(ids.length > 0 ? inArray(documents.customerInvoiceId, ids) : sql`false`);
}

/** What came from one of the person's numbers and belongs to no record yet. */
function fromNumbers(records: Array<{ phone: string }>): SQL | undefined {
  const numbers = [...new Set(records.flatMap(({ phone }) => toE164(phone) ?? []))];
  if (numbers.length === 0) return undefined;
  return and(
    inArray(sql`lower(${messages.to})`, numbers),
    eq(messages.direction, 'in'),
    isNull(messages.inquiryId),
    isNull(messages.bookingId),
    isNull(messages.customerId),
  );
}

export type PersonRecords = Awaited<ReturnType<typeof personRecords>>;
