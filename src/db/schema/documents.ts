import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { DOCUMENT_KINDS } from '#app/domain/document-number.ts';
import type { DocumentLine, DocumentPaper } from '#app/domain/document-paper.ts';
import { PARTY_CATEGORIES } from '#app/domain/gst/place-of-supply.ts';
import { bookings } from './bookings.ts';
import { createdAt, instant, minor } from './columns.ts';
import { customerInvoices } from './customer-invoices.ts';
import { ledgerEntries } from './payments.ts';
import { trigrams } from './search-text.ts';

/** What counts as income of invoices that staff wrote by hand: few among the papers of bookings. */
export const PAPER_OF_INVOICE = sql`customer_invoice_id is not null and kind in ('invoice', 'credit_note')`;

/** The last number given in each series and financial year; its row is locked while a document is issued. */
export const numberSeries = pgTable(
  'number_series',
  {
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    /** `2026-27`. */
    financialYear: text('financial_year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.financialYear] })],
);

/**
 * What was issued, as it was: parties, lines, taxes and terms never follow later changes of settings or people. Amounts
 * in minor units of `currency`, positive; the kind says which way they count (domain/gst/reported-tax).
 */
export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    number: text('number').notNull(),
    financialYear: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    /** Business date of issue. */
    date: date('date', { mode: 'string' }).notNull(),
    /** `replaced`: a proforma in whose place a newer one stands. A cancelled number is never used again. */
    status: text('status', { enum: ['issued', 'cancelled', 'replaced'] })
      .notNull()
      .default('issued'),
    cancelledAt: instant('cancelled_at'),
    bookingId: text('booking_id').references(() => bookings.id),
    customerInvoiceId: text('customer_invoice_id').references(() => customerInvoices.id),
    /** The payment or refund that a voucher stands for. */
    ledgerEntryId: text('ledger_entry_id').references(() => ledgerEntries.id),
    /** The document that a credit note or refund voucher cites. */
    correctsId: text('corrects_id'),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull().default(''),
    customerGstin: text('customer_gstin').notNull().default(''),
    category: text('category', { enum: PARTY_CATEGORIES }).notNull(),
    /** Two digits, as GST numbers states. */
    placeOfSupply: text('place_of_supply').notNull(),
    supply: text('supply', { enum: ['intra', 'inter', 'zero'] }).notNull(),
    gstRate: integer('gst_rate').notNull(),
    currency: text('currency', { enum: ['INR', 'USD'] })
      .notNull()
      .default('INR'),
    /** Rupees for one unit of the currency on the date of issue. */
    exchangeRate: numeric('exchange_rate', { precision: 12, scale: 6, mode: 'number' }).notNull().default(1),
    taxable: minor('taxable').notNull(),
    cgst: minor('cgst').notNull(),
    sgst: minor('sgst').notNull(),
    igst: minor('igst').notNull(),
    total: minor('total').notNull(),
    /** Of advances taxed by receipt vouchers before, which this invoice takes in. */
    advanceTaxable: minor('advance_taxable').notNull().default(0),
    advanceCgst: minor('advance_cgst').notNull().default(0),
    advanceSgst: minor('advance_sgst').notNull().default(0),
    advanceIgst: minor('advance_igst').notNull().default(0),
    /** For a voucher: the invoice that took it in. */
    takenIntoId: text('taken_into_id'),
    /** Income tax collected at source, outside GST values; paise. */
    tcs: minor('tcs').notNull().default(0),
    lines: jsonb('lines').$type<DocumentLine[]>().notNull(),
    paper: jsonb('paper').$type<DocumentPaper>().notNull(),
    /** Raised when an unpaid, unsent invoice is corrected; the earlier one is in the audit. */
    revision: integer('revision').notNull().default(1),
    issuedBy: text('issued_by').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('documents_number').on(t.kind, t.number),
    uniqueIndex('documents_serial').on(t.kind, t.financialYear, t.serial),
    uniqueIndex('documents_entry').on(t.ledgerEntryId).where(sql`ledger_entry_id is not null`),
    /** A booking has one live invoice, whatever arrives at once. */
    uniqueIndex('documents_booking_invoice')
      .on(t.bookingId)
      .where(sql`kind = 'invoice' and status = 'issued' and booking_id is not null`),
    index('documents_booking').on(t.bookingId, t.createdAt).where(sql`booking_id is not null`),
    index('documents_customer_invoice')
      .on(t.customerInvoiceId, t.createdAt)
      .where(sql`customer_invoice_id is not null`),
    index('documents_date').on(t.date, t.kind),
    index('documents_invoice_income').on(t.date).where(PAPER_OF_INVOICE),
    index('documents_invoice_number')
      .using('gin', trigrams(sql`${t.number}`))
      .where(sql`kind = 'invoice' and status = 'issued' and booking_id is not null`),
    check('documents_amounts', sql`taxable >= 0 and cgst >= 0 and sgst >= 0 and igst >= 0 and total >= 0`),
    check('documents_halves', sql`cgst = sgst and (igst = 0 or cgst = 0)`),
  ],
);

/** Returns of a month that were filed: what they contain is not edited any more. */
export const filedReturns = pgTable('filed_returns', {
  /** `2026-11`. */
  period: text('period').primaryKey(),
  filedBy: text('filed_by').notNull(),
  filedAt: instant('filed_at').notNull().defaultNow(),
});

/** Stored sums that the nightly check found different from the ledger; written anew by each check. */
export const ledgerDifferences = pgTable(
  'ledger_differences',
  {
    entity: text('entity', { enum: ['booking', 'customer_invoice'] }).notNull(),
    entityId: text('entity_id').notNull(),
    /** Of the row: `paid_amount`. */
    field: text('field').notNull(),
    stored: text('stored').notNull(),
    computed: text('computed').notNull(),
    /** When a check found it first. */
    foundAt: instant('found_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entityId, t.field] })],
);
