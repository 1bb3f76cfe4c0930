import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bookingNotes } from '#app/db/schema/bookings.ts';
import { callLogs, customers } from '#app/db/schema/customers.ts';
import { inquiryNotes } from '#app/db/schema/inquiries.ts';
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

/** All of them. Papers and the ledger are not among these: the books are kept as they were issued and written. */
export const FREE_TEXTS: readonly FreeText[] = [
  own('expense', expenses, expenses.description, expenses.expenseDate),
  own('recurring_expense', recurringExpenses, recurringExpenses.description, recurringExpenses.firstDate),
  own('vendor_invoice', vendorInvoices, vendorInvoices.notes, vendorInvoices.invoiceDate),
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
];
