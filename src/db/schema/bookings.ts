import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '#app/domain/booking-status.ts';
import { PARTY_CATEGORIES } from '#app/domain/gst/place-of-supply.ts';
import { user } from './auth.ts';
import { createdAt, instant, minor, updatedAt } from './columns.ts';
import { digitsOf, searchText, trigrams } from './search-text.ts';

/** Sold and not paid in full; kept small by an index of its own. Source: domain/booking-balance. */
export const OPEN_BALANCE = sql`status in ('confirmed', 'completed') and total_amount > paid_amount - refunded_amount`;

/** What a booking is found by. */
export function bookingText(
  t: Record<'name' | 'email' | 'phone' | 'reference' | 'itemTitle', PgColumn>,
): SQL<string> {
  return searchText(t.name, t.email, t.phone, digitsOf(t.phone), t.reference, t.itemTitle);
}

/** What was sold, at the price of that moment: later changes of the package never move it. Amounts in minor units. */
export const bookings = pgTable(
  'bookings',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    /** The secret in the link of the visitor's booking page. */
    accessKey: text('access_key').notNull(),
    itemType: text('item_type', { enum: ['package', 'cruise', 'pilgrimage'] }).notNull(),
    itemId: text('item_id').notNull(),
    itemSlug: text('item_slug').notNull(),
    itemTitle: text('item_title').notNull(),
    itemImage: text('item_image').notNull().default(''),
    destination: text('destination').notNull().default(''),
    duration: text('duration').notNull().default(''),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    travelDate: date('travel_date', { mode: 'string' }).notNull(),
    pax: integer('pax').notNull(),
    specialRequests: text('special_requests').notNull().default(''),
    paymentOption: text('payment_option', { enum: ['full', 'partial'] }).notNull(),
    currency: text('currency', { enum: ['INR'] })
      .notNull()
      .default('INR'),
    unitPrice: minor('unit_price').notNull(),
    totalAmount: minor('total_amount').notNull(),
    /** As they were when it was sold; tax is worked out of the price. */
    gstRate: integer('gst_rate').notNull().default(18),
    sac: text('sac').notNull().default('998555'),
    overseas: boolean('overseas').notNull().default(false),
    /** Whom documents are made out to; empty: the traveller who booked, unregistered. */
    billingName: text('billing_name').notNull().default(''),
    billingAddress: text('billing_address').notNull().default(''),
    billingState: text('billing_state').notNull().default(''),
    billingGstin: text('billing_gstin').notNull().default(''),
    billingPan: text('billing_pan').notNull().default(''),
    billingCategory: text('billing_category', { enum: PARTY_CATEGORIES }).notNull().default('unregistered'),
    /** Sums of the ledger, written only by the verb that writes entries (services/ledger). */
    paidAmount: minor('paid_amount').notNull().default(0),
    refundedAmount: minor('refunded_amount').notNull().default(0),
    status: text('status', { enum: BOOKING_STATUSES }).notNull().default('pending'),
    paymentStatus: text('payment_status', { enum: PAYMENT_STATUSES }).notNull().default('pending'),
    cancelReason: text('cancel_reason', { enum: ['expired', 'staff', 'visitor'] }),
    cancelledAt: instant('cancelled_at'),
    confirmedAt: instant('confirmed_at'),
    /** The calendar date in the business time zone on which it was booked: reports go by it. */
    bookingDate: date('booking_date', { mode: 'string' }).notNull(),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** `k:` + the form's key, or `f:` + fingerprint of the body; the second is cleared once the booking is paid or ended. */
    dedupeKey: text('dedupe_key'),
    /** SHA-256 of what was asked for, to tell a repeated submit from a changed one. */
    fingerprint: text('fingerprint').notNull(),
    /** Set when the "finish your booking" e-mail was queued. */
    remindedAt: instant('reminded_at'),
    /** Who of the staff looks after it. */
    assigneeId: text('assignee_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('bookings_reference').on(t.reference),
    uniqueIndex('bookings_dedupe').on(t.dedupeKey).where(sql`dedupe_key is not null`),
    index('bookings_newest').on(t.createdAt, t.id),
    index('bookings_date').on(t.bookingDate, t.status),
    index('bookings_status').on(t.status, t.createdAt, t.id),
    index('bookings_payment').on(t.paymentStatus, t.createdAt, t.id),
    index('bookings_assignee').on(t.assigneeId, t.createdAt, t.id),
    check('bookings_pax', sql`pax > 0`),
    check('bookings_amounts', sql`total_amount >= 0 and paid_amount >= 0 and refunded_amount >= 0`),
    index('bookings_email').on(sql`lower(${t.email})`, t.createdAt),
    index('bookings_search').using('gin', trigrams(bookingText(t))),
    index('bookings_unpaid').on(t.travelDate, t.id).where(OPEN_BALANCE),
    index('bookings_travel').on(t.status, t.travelDate, t.id),
    index('bookings_travel_all').on(t.travelDate, t.id),
    index('bookings_status_payment').on(t.status, t.paymentStatus, t.createdAt, t.id),
    index('bookings_item').on(t.itemId, t.travelDate),
    index('bookings_cancelled').on(t.cancelledAt, t.bookingDate, t.id).where(sql`status = 'cancelled'`),
    index('bookings_mine').on(t.assigneeId, t.status, t.createdAt, t.id).where(sql`assignee_id is not null`),
  ],
);

export const bookingTravellers = pgTable(
  'booking_travellers',
  {
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    age: integer('age').notNull(),
    ageGroup: text('age_group', { enum: ['Adult', 'Child', 'Infant'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.bookingId, t.position] })],
);

/** Staff notes on a booking, newest last. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: text('id').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('booking_notes_booking').on(t.bookingId, t.createdAt)],
);

/** Reminders of a balance that were sent: each of its days once for a due date, whichever process comes first. */
export const balanceReminders = pgTable(
  'balance_reminders',
  {
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    /** Before (negative) or after the due date. */
    days: integer('days').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.bookingId, t.dueDate, t.days] })],
);
