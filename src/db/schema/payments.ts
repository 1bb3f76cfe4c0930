import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { createdAt, instant, minor } from './columns.ts';
import { customerInvoices } from './customer-invoices.ts';

/** An order at the payment provider. `open` ones are asked about by the reconciler until they end. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: text('id').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    providerOrderId: text('provider_order_id').notNull(),
    /** `deposit` and `full` open a booking; `balance` pays the rest later. */
    purpose: text('purpose', { enum: ['full', 'deposit', 'balance'] }).notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency', { enum: ['INR'] })
      .notNull()
      .default('INR'),
    status: text('status', { enum: ['open', 'paid', 'closed'] })
      .notNull()
      .default('open'),
    /** When the reconciler last asked, and when it asks next (back-off). */
    checkedAt: instant('checked_at'),
    nextCheckAt: instant('next_check_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_orders_provider').on(t.providerOrderId),
    index('payment_orders_booking').on(t.bookingId),
    check('payment_orders_amount', sql`amount > 0`),
    index('payment_orders_open').on(t.nextCheckAt).where(sql`status = 'open'`),
  ],
);

/** Append-only: each payment, refund or adjustment of a booking once. Amounts positive, in minor units. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    /** Of a booking or of a customer invoice, never of both. */
    bookingId: text('booking_id').references(() => bookings.id),
    customerInvoiceId: text('customer_invoice_id').references(() => customerInvoices.id),
    kind: text('kind', { enum: ['payment', 'refund', 'adjustment'] }).notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency', { enum: ['INR', 'USD'] })
      .notNull()
      .default('INR'),
    /** How it moved: `razorpay`, `simulator`, or a mode that staff record (bank, upi, cash …). */
    mode: text('mode').notNull(),
    method: text('method').notNull().default(''),
    providerOrderId: text('provider_order_id'),
    providerPaymentId: text('provider_payment_id'),
    providerRefundId: text('provider_refund_id'),
    /** Which path brought it first: verify, webhook, reconciler, staff. */
    source: text('source', { enum: ['verify', 'webhook', 'reconciler', 'staff'] }).notNull(),
    /** What staff noted: number of the transfer or cheque. */
    reference: text('reference').notNull().default(''),
    note: text('note').notNull().default(''),
    recordedBy: text('recorded_by').notNull().default(''),
    businessDate: date('business_date', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ledger_payment_once')
      .on(t.providerPaymentId)
      .where(sql`kind = 'payment' and provider_payment_id is not null`),
    uniqueIndex('ledger_refund_once').on(t.providerRefundId).where(sql`provider_refund_id is not null`),
    index('ledger_booking').on(t.bookingId, t.createdAt),
    index('ledger_invoice').on(t.customerInvoiceId, t.createdAt).where(sql`customer_invoice_id is not null`),
    index('ledger_date').on(t.businessDate),
    check('ledger_owner', sql`(booking_id is null) <> (customer_invoice_id is null)`),
    check('ledger_amount', sql`amount > 0`),
  ],
);

/** Webhook deliveries taken in, so that a repeated one changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  type: text('type').notNull(),
  providerOrderId: text('provider_order_id'),
  providerPaymentId: text('provider_payment_id'),
  receivedAt: instant('received_at').notNull().defaultNow(),
});

/** What staff must decide: money that came for a cancelled booking, a wrong amount, more than is due. */
export const paymentIssues = pgTable(
  'payment_issues',
  {
    id: text('id').primaryKey(),
    bookingId: text('booking_id').references(() => bookings.id),
    kind: text('kind', { enum: ['refund_due', 'amount_mismatch', 'unknown_order'] }).notNull(),
    providerOrderId: text('provider_order_id'),
    providerPaymentId: text('provider_payment_id').notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | null>>().notNull().default({}),
    resolvedAt: instant('resolved_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_issues_once').on(t.kind, t.providerPaymentId),
    index('payment_issues_booking').on(t.bookingId),
    index('payment_issues_open').on(t.createdAt).where(sql`resolved_at is null`),
  ],
);

/**
 * A hosted page of the provider on which a customer pays a booking or an invoice; its id is the provider's
 * `reference_id`. `closing`: not wanted any more, to be cancelled there; `closed`: nobody can pay it.
 */
export const paymentLinks = pgTable(
  'payment_links',
  {
    id: text('id').primaryKey(),
    bookingId: text('booking_id').references(() => bookings.id),
    /** Neither, once the proforma was deleted: money that still comes is put on staff's list. */
    customerInvoiceId: text('customer_invoice_id').references(() => customerInvoices.id, {
      onDelete: 'set null',
    }),
    providerLinkId: text('provider_link_id'),
    url: text('url').notNull().default(''),
    amount: minor('amount').notNull(),
    currency: text('currency', { enum: ['INR'] })
      .notNull()
      .default('INR'),
    status: text('status', { enum: ['open', 'paid', 'closing', 'closed'] })
      .notNull()
      .default('open'),
    expiresAt: instant('expires_at').notNull(),
    /** When the reconciler asks the provider about it next (back-off). */
    nextCheckAt: instant('next_check_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_links_booking').on(t.bookingId, t.createdAt),
    index('payment_links_invoice').on(t.customerInvoiceId, t.createdAt),
    index('payment_links_provider').on(t.providerLinkId),
    index('payment_links_waiting').on(t.nextCheckAt).where(sql`status in ('open', 'closing')`),
    check('payment_links_amount', sql`amount > 0`),
    check('payment_links_owner', sql`booking_id is null or customer_invoice_id is null`),
  ],
);
