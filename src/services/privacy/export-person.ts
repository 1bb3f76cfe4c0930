import { asc, inArray } from 'drizzle-orm';
import type { PersonalData } from '#app/contract/privacy-requests.ts';
import { bookingNotes, bookingTravellers } from '#app/db/schema/bookings.ts';
import { bookingCancellations } from '#app/db/schema/cancellations.ts';
import { inquiryNotes } from '#app/db/schema/inquiries.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { toDecimal } from '#app/domain/money.ts';
import { MENTION_NAMES } from '#app/domain/privacy-request.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { exportCustomers } from './export-customers.ts';
import { findMentions, marksOfPerson } from './find-mentions.ts';
import { findTravels } from './find-travels.ts';
import { mentionsTold } from './list-mentions.ts';
import { lockPrivacyRequest, refuseClosed } from './lock-privacy-request.ts';
import { type PersonRecords, personRecords } from './person-records.ts';

const iso = (instant: Date) => instant.toISOString();
const noteView = (one: { note: string; author: string; createdAt: Date }) => ({
  note: one.note,
  author: one.author,
  createdAt: iso(one.createdAt),
});

/** Everything that is held about the address of a privacy request, as one document for the person. Throws `not_found`, `already_closed`. */
export async function exportPerson(ctx: Ctx, { id }: { id: string }): Promise<PersonalData> {
  requirePermission(ctx, 'privacy.handle');
  return ctx.db.transaction(async (tx) => {
    const request = await lockPrivacyRequest(tx, id);
    refuseClosed(request);
    const held = await personRecords(tx, request.email);
    const mentions = await findMentions(tx, marksOfPerson(request, held), held);
    const travels = await findTravels(ctx, tx, { request, held });
    const data: PersonalData = {
      email: request.email,
      exportedAt: iso(ctx.now()),
      inquiries: await inquiriesOf(tx, held.inquiries),
      bookings: await bookingsOf(tx, held.bookings),
      invoices: held.invoices.map(invoiceOf),
      customers: await exportCustomers(tx, held.customers),
      suppliers: held.suppliers.map(supplierOf),
      mentions: [
        ...mentionsTold(mentions).map(({ source, found, at }) => ({
          where: MENTION_NAMES[source.kind],
          at: iso(at),
          found,
        })),
        ...travels.map(({ travelDate, name }) => ({
          where: 'Traveler in a booking of somebody else',
          at: iso(new Date(travelDate)),
          found: [name],
        })),
      ],
      messages: held.messages.map((one) => ({
        channel: one.channel,
        kind: one.kind,
        to: one.to,
        subject: one.subject,
        text: one.text,
        status: one.status,
        createdAt: iso(one.createdAt),
        sentAt: one.sentAt && iso(one.sentAt),
      })),
      consents: held.consents.map((one) => ({
        purpose: one.purpose,
        version: one.version,
        given: one.given,
        createdAt: iso(one.createdAt),
      })),
      privacyRequests: held.requests.map((one) => ({
        kind: one.kind,
        name: one.name,
        message: one.message,
        status: one.status,
        createdAt: iso(one.createdAt),
      })),
    };
    await writeAudit(ctx, tx, {
      action: 'privacy_request.exported',
      entity: 'privacy_request',
      entityId: id,
      after: {
        inquiries: data.inquiries.length,
        bookings: data.bookings.length,
        invoices: data.invoices.length,
        customers: data.customers.length,
        suppliers: data.suppliers.length,
        messages: data.messages.length,
        consents: data.consents.length,
        mentions: data.mentions.length,
      },
    });
    return data;
  });
}

function invoiceOf(row: PersonRecords['invoices'][number]): PersonalData['invoices'][number] {
  return {
    number: row.number,
    type: row.type,
    date: row.invoiceDate,
    name: row.customerName,
    email: row.customerEmail,
    phone: row.customerPhone,
    address: row.customerAddress,
    gstin: row.customerGstin,
    lines: row.items.map((item) => item.description),
    currency: row.currency,
    totalAmount: toDecimal(row.totalAmount),
    paidAmount: toDecimal(row.paidAmount),
    createdAt: iso(row.createdAt),
  };
}

function supplierOf(row: PersonRecords['suppliers'][number]): PersonalData['suppliers'][number] {
  return {
    supplierName: row.supplierName,
    contactPerson: row.contactPerson,
    phone: row.phone,
    email: row.email,
    serviceType: row.serviceType,
    gstNumber: row.gstNumber,
    bankAccountNumber: row.bankAccountNumber,
    ifscCode: row.ifscCode,
    address: row.address,
    city: row.city,
    state: row.state,
    country: row.country,
    createdAt: iso(row.createdAt),
  };
}

async function inquiriesOf(tx: Transaction, rows: PersonRecords['inquiries']) {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const notes = await tx
    .select()
    .from(inquiryNotes)
    .where(inArray(inquiryNotes.inquiryId, ids))
    .orderBy(asc(inquiryNotes.createdAt), asc(inquiryNotes.id));
  const notesOf = Map.groupBy(notes, (one) => one.inquiryId);
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    name: row.name,
    email: row.email,
    phone: row.phone,
    destination: row.destination,
    message: row.message,
    details: row.details,
    status: row.status,
    notes: (notesOf.get(row.id) ?? []).map(noteView),
    createdAt: iso(row.createdAt),
  }));
}

async function bookingsOf(tx: Transaction, rows: BookingRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const travellers = await tx
    .select()
    .from(bookingTravellers)
    .where(inArray(bookingTravellers.bookingId, ids))
    .orderBy(asc(bookingTravellers.position));
  const payments = await tx
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.bookingId, ids))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
  const notes = await tx
    .select()
    .from(bookingNotes)
    .where(inArray(bookingNotes.bookingId, ids))
    .orderBy(asc(bookingNotes.createdAt), asc(bookingNotes.id));
  const cancellations = await tx
    .select()
    .from(bookingCancellations)
    .where(inArray(bookingCancellations.bookingId, ids))
    .orderBy(asc(bookingCancellations.createdAt));
  const of = {
    travellers: Map.groupBy(travellers, (one) => one.bookingId),
    payments: Map.groupBy(payments, (one) => one.bookingId),
    notes: Map.groupBy(notes, (one) => one.bookingId),
    cancellations: Map.groupBy(cancellations, (one) => one.bookingId),
  };
  return rows.map((row) => ({
    reference: row.reference,
    title: row.itemTitle,
    name: row.name,
    email: row.email,
    phone: row.phone,
    travelDate: row.travelDate,
    travelers: (of.travellers.get(row.id) ?? []).map(({ name, age, ageGroup }) => ({ name, age, ageGroup })),
    specialRequests: row.specialRequests,
    status: row.status,
    paymentStatus: row.paymentStatus,
    totalAmount: toDecimal(row.totalAmount),
    paidAmount: toDecimal(row.paidAmount),
    refundedAmount: toDecimal(row.refundedAmount),
    payments: (of.payments.get(row.id) ?? []).map((one) => ({
      kind: one.kind,
      amount: toDecimal(one.amount),
      mode: one.mode,
      method: one.method,
      paymentId: one.providerPaymentId,
      date: one.businessDate,
    })),
    cancellations: (of.cancellations.get(row.id) ?? []).map((one) => ({
      date: one.date,
      charge: toDecimal(one.charge),
      refund: toDecimal(one.refund),
      reason: one.reason,
    })),
    notes: (of.notes.get(row.id) ?? []).map(noteView),
    termsVersion: row.termsVersion,
    createdAt: iso(row.createdAt),
  }));
}
