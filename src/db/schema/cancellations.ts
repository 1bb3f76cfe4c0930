import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { createdAt, instant, minor } from './columns.ts';
import { documents } from './documents.ts';
import { ledgerEntries } from './payments.ts';

/** A cancellation as it was settled: figures and policy of that day. Amounts in paise. */
export const bookingCancellations = pgTable(
  'booking_cancellations',
  {
    id: text('id').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** Of the form that asked for it: sending it twice counts once. */
    requestKey: text('request_key').notNull(),
    /** Who cancels: where the agency does, nothing is kept. */
    by: text('by', { enum: ['customer', 'agency'] }).notNull(),
    /** The business date on which it reached us; the policy counts from it. */
    date: date('date', { mode: 'string' }).notNull(),
    travelDate: date('travel_date', { mode: 'string' }).notNull(),
    percentKept: integer('percent_kept').notNull(),
    policyVersion: text('policy_version').notNull(),
    total: minor('total').notNull(),
    /** What was held of the customer's money. */
    held: minor('held').notNull(),
    /** By the policy; `charge` is what is kept in the end. */
    policyCharge: minor('policy_charge').notNull(),
    charge: minor('charge').notNull(),
    refund: minor('refund').notNull(),
    reason: text('reason').notNull(),
    /** Why the charge is another one than the policy's. */
    note: text('note').notNull().default(''),
    author: text('author').notNull().default(''),
    /** The credit note, or the invoice over the charge; null where neither was needed. */
    documentId: text('document_id').references(() => documents.id),
    /** When the booking was opened again; only one that is not stands. */
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('booking_cancellations_once').on(t.bookingId).where(sql`undone_at is null`),
    index('booking_cancellations_booking').on(t.bookingId, t.createdAt),
    index('booking_cancellations_document').on(t.documentId).where(sql`document_id is not null`),
    check('booking_cancellations_sum', sql`charge >= 0 and refund >= 0 and charge + refund = held`),
  ],
);

/**
 * Money that is to go back to a payer, promised in the transaction that decides it and given back after it. Amounts in
 * paise. Id and round are the provider's idempotency key.
 */
export const bookingRefunds = pgTable(
  'booking_refunds',
  {
    id: text('id').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** Null: an overpayment, or money that came too late. */
    cancellationId: text('cancellation_id').references(() => bookingCancellations.id),
    /** The payment that is given back. */
    paymentEntryId: text('payment_entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    requestKey: text('request_key').notNull().default(''),
    how: text('how', { enum: ['provider', 'manual'] }).notNull(),
    amount: minor('amount').notNull(),
    /**
     * `waiting`: not known to the provider yet, or to be paid out by staff; `pending`: the provider has it; `failed`: staff
     * must pay it out another way; `withdrawn`: the booking was opened again before it left.
     */
    status: text('status', { enum: ['waiting', 'pending', 'done', 'failed', 'withdrawn'] })
      .notNull()
      .default('waiting'),
    failure: text('failure').notNull().default(''),
    providerRefundId: text('provider_refund_id'),
    /** Its refund voucher, or the credit note that it is part of. */
    documentId: text('document_id').references(() => documents.id),
    /** The refund in the ledger, once it is there. */
    entryId: text('entry_id').references(() => ledgerEntries.id),
    /** Raised when staff ask again for what the provider failed at: its key must be a new one then. */
    round: integer('round').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    reason: text('reason').notNull().default(''),
    author: text('author').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('booking_refunds_booking').on(t.bookingId, t.createdAt),
    index('booking_refunds_cancellation').on(t.cancellationId).where(sql`cancellation_id is not null`),
    index('booking_refunds_payment').on(t.paymentEntryId),
    index('booking_refunds_document').on(t.documentId).where(sql`document_id is not null`),
    uniqueIndex('booking_refunds_entry').on(t.entryId).where(sql`entry_id is not null`),
    uniqueIndex('booking_refunds_provider').on(t.providerRefundId).where(sql`provider_refund_id is not null`),
    index('booking_refunds_open')
      .on(t.nextTryAt)
      .where(sql`how = 'provider' and status in ('waiting', 'pending')`),
    check('booking_refunds_amount', sql`amount > 0`),
  ],
);
