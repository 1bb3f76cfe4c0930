import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bookingNotes } from '#app/db/schema/bookings.ts';
import { callLogs, customers } from '#app/db/schema/customers.ts';
import { inquiryNotes } from '#app/db/schema/inquiries.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { expenses, recurringExpenses, vendorInvoices } from '#app/db/schema/purchases.ts';
import type { MentionKind } from '#app/domain/privacy-request.ts';

/** A column in which staff write what they like, and so may name a person that the record is not about. */
export interface FreeText {
  kind: MentionKind;
  /** Of the audit: the record that the text belongs to. */
  entity: string;
  table: PgTable & { id: PgColumn };
  /** The record's id; the row's own, unless the text has a row to itself. */
  record: PgColumn;
  text: PgColumn;
  /** When it was written, or the day it is about. */
  at: PgColumn;
  /** The row has a version: an open editor, which still holds the text, is refused afterwards. */
  versioned: boolean;
  /** Repeats a text that is found elsewhere. */
  copy?: true;
  /** The booking or invoice that it belongs to. The text stays when that one's person is erased, without the person. */
  owner?: PgColumn;
  /** The audit does not repeat it. */
  unaudited?: true;
}

/** A text that stands in the record's own row. */
function own(
  kind: 'expense' | 'recurring_expense' | 'vendor_invoice' | 'customer',
  table: FreeText['table'],
  text: PgColumn,
  at: PgColumn,
): FreeText {
  return { kind, entity: kind, table, record: table.id, text, at, versioned: true };
}

/** The note on money that came or went: amount, way, day and reference are the books, and stay. */
function ledgerNote(kind: 'payment' | 'invoice_payment', entity: string, record: PgColumn): FreeText {
  const { note: text, businessDate: at } = ledgerEntries;
  return {
    kind,
    entity,
    table: ledgerEntries,
    record,
    text,
    at,
    versioned: false,
    owner: record,
    unaudited: true,
  };
}

/** All of them. Papers are not among these: they are kept as they were issued. Source: docs/decisions/0020-erasure. */
export const FREE_TEXTS: readonly FreeText[] = [
  {
    ...own('expense', expenses, expenses.description, expenses.expenseDate),
    owner: expenses.bookingId,
  },
  own('recurring_expense', recurringExpenses, recurringExpenses.description, recurringExpenses.firstDate),
  {
    ...own('vendor_invoice', vendorInvoices, vendorInvoices.notes, vendorInvoices.invoiceDate),
    owner: vendorInvoices.bookingId,
  },
  {
    kind: 'booking_note',
    entity: 'booking',
    table: bookingNotes,
    record: bookingNotes.bookingId,
    text: bookingNotes.note,
    at: bookingNotes.createdAt,
    versioned: false,
  },
  {
    kind: 'inquiry_note',
    entity: 'inquiry',
    table: inquiryNotes,
    record: inquiryNotes.inquiryId,
    text: inquiryNotes.note,
    at: inquiryNotes.createdAt,
    versioned: false,
  },
  own('customer', customers, customers.notes, customers.createdAt),
  {
    kind: 'call',
    entity: 'customer',
    table: callLogs,
    record: callLogs.customerId,
    text: callLogs.notes,
    at: callLogs.callDate,
    versioned: false,
  },
  { ...own('customer', customers, customers.lastCallNotes, customers.createdAt), kind: 'call', copy: true },
  ledgerNote('payment', 'booking', ledgerEntries.bookingId),
  ledgerNote('invoice_payment', 'customer_invoice', ledgerEntries.customerInvoiceId),
];
