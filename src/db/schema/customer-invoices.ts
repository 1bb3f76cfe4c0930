import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PARTY_CATEGORIES } from '#app/domain/gst/place-of-supply.ts';
import type { InvoiceItem } from '#app/domain/invoice-item.ts';
import { createdAt, instant, minor, updatedAt } from './columns.ts';
import { digitsOf, searchText, trigrams } from './search-text.ts';

/** What a customer invoice is found by. */
export function customerInvoiceText(
  t: Record<'number' | 'customerName' | 'customerEmail' | 'customerPhone', PgColumn>,
) {
  return searchText(t.number, t.customerName, t.customerEmail, t.customerPhone, digitsOf(t.customerPhone));
}

/** Invoices that staff write by hand. Amounts in minor units of `currency`, all computed by the server. */
export const customerInvoices = pgTable(
  'customer_invoices',
  {
    id: text('id').primaryKey(),
    /** Of the series of its type; the document that holds it is in `documents`. */
    number: text('number').notNull(),
    type: text('type', { enum: ['proforma', 'final'] }).notNull(),
    /** `cancelled`: a deleted final invoice, whose number and paper stay. */
    status: text('status', { enum: ['issued', 'cancelled'] })
      .notNull()
      .default('issued'),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    customerAddress: text('customer_address').notNull().default(''),
    customerGstin: text('customer_gstin').notNull().default(''),
    /** Two digits; empty when not known. */
    customerState: text('customer_state').notNull().default(''),
    category: text('category', { enum: PARTY_CATEGORIES }).notNull().default('unregistered'),
    invoiceDate: date('invoice_date', { mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }),
    currency: text('currency', { enum: ['INR', 'USD'] })
      .notNull()
      .default('INR'),
    exchangeRate: numeric('exchange_rate', { precision: 12, scale: 6, mode: 'number' }).notNull().default(1),
    /** The chosen rate; a USD invoice keeps it for the day its currency changes back. */
    gstRate: integer('gst_rate').notNull(),
    supply: text('supply', { enum: ['intra', 'inter', 'zero'] })
      .notNull()
      .default('intra'),
    /** Two digits, as GST numbers states. */
    placeOfSupply: text('place_of_supply').notNull().default(''),
    items: jsonb('items').$type<InvoiceItem[]>().notNull(),
    subtotal: minor('subtotal').notNull(),
    gstAmount: minor('gst_amount').notNull(),
    totalAmount: minor('total_amount').notNull(),
    /** Sums of the ledger, written only by the verb that writes entries (services/ledger). */
    paidAmount: minor('paid_amount').notNull().default(0),
    /** Of credit notes that correct it. */
    creditedAmount: minor('credited_amount').notNull().default(0),
    paymentStatus: text('payment_status', { enum: ['pending', 'partial', 'paid'] })
      .notNull()
      .default('pending'),
    notes: text('notes').notNull().default(''),
    terms: text('terms').notNull().default(''),
    /** When it was first handed to the customer (mail or payment link). */
    sentAt: instant('sent_at'),
    /** Of the form that made it: sending it twice counts once. */
    requestKey: text('request_key'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('customer_invoices_key').on(t.requestKey).where(sql`request_key is not null`),
    index('customer_invoices_newest').on(t.invoiceDate, t.createdAt, t.id),
    index('customer_invoices_status').on(t.paymentStatus, t.invoiceDate),
    index('customer_invoices_email').on(sql`lower(${t.customerEmail})`, t.createdAt),
    index('customer_invoices_search').using('gin', trigrams(customerInvoiceText(t))),
    check(
      'customer_invoices_amounts',
      sql`subtotal >= 0 and gst_amount >= 0 and total_amount >= 0 and paid_amount >= 0`,
    ),
  ],
);
