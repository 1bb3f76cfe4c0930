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
import { CALL_OUTCOMES, CUSTOMER_LISTS, LEAD_SOURCES, SEND_VIA } from '#app/domain/customer.ts';
import { user } from './auth.ts';
import { createdAt, instant, minor, updatedAt } from './columns.ts';
import { searchText, trigrams } from './search-text.ts';

/** What a customer is found by; the phone is digits already. */
export function customerText(t: Record<'name' | 'email' | 'phone', PgColumn>): SQL<string> {
  return searchText(t.name, t.email, t.phone);
}

/** Leads and customers. What is counted or last (calls, packages, score) is written with the call or package itself. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    customerList: text('customer_list', { enum: CUSTOMER_LISTS }).notNull().default('new_lead'),
    /** Since when it stands on this list. */
    listedAt: instant('listed_at').notNull().defaultNow(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    country: text('country').notNull().default(''),
    city: text('city').notNull().default(''),
    /** Two digits, as GST numbers states; empty when not known. */
    state: text('state').notNull().default(''),
    gstin: text('gstin').notNull().default(''),
    travelInterests: text('travel_interests').array().notNull().default(sql`'{}'`),
    preferredDestination: text('preferred_destination').notNull().default(''),
    leadSource: text('lead_source', { enum: LEAD_SOURCES }).notNull().default('website'),
    budgetRange: text('budget_range').notNull().default(''),
    notes: text('notes').notNull().default(''),
    assigneeId: text('assignee_id').references(() => user.id),
    nextFollowUpDate: date('next_follow_up_date', { mode: 'string' }),
    callsCount: integer('calls_count').notNull().default(0),
    lastCallAt: instant('last_call_at'),
    lastCallOutcome: text('last_call_outcome', { enum: CALL_OUTCOMES }),
    lastCallNotes: text('last_call_notes').notNull().default(''),
    packagesSentCount: integer('packages_sent_count').notNull().default(0),
    /** The business day of the last call or package, at first that of the arrival. */
    lastContactDate: date('last_contact_date', { mode: 'string' }).notNull(),
    /** Source: domain/lead-score; kept for sorting. */
    leadScore: integer('lead_score').notNull(),
    /** When time alone will change the score. */
    scoreChangesOn: date('score_changes_on', { mode: 'string' }),
    /** The upload that made it. */
    importId: text('import_id'),
    /** Of the form that made it: sending it twice counts once. */
    requestKey: text('request_key'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('customers_key').on(t.requestKey).where(sql`request_key is not null`),
    index('customers_newest').on(t.createdAt, t.id),
    index('customers_list').on(t.customerList, t.createdAt, t.id),
    index('customers_score').on(t.customerList, t.leadScore, t.createdAt, t.id),
    index('customers_name').on(t.customerList, sql`lower(${t.name})`, t.createdAt, t.id),
    index('customers_list_follow_up').on(t.customerList, t.nextFollowUpDate, t.createdAt, t.id),
    index('customers_list_called').on(
      t.customerList,
      t.lastCallAt.desc().nullsLast(),
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('customers_follow_up').on(t.nextFollowUpDate, t.id).where(sql`next_follow_up_date is not null`),
    index('customers_called').on(t.lastCallAt).where(sql`last_call_at is not null`),
    index('customers_assignee').on(t.assigneeId, t.createdAt, t.id),
    index('customers_email').on(sql`lower(${t.email})`),
    index('customers_phone').on(t.phone),
    index('customers_import').on(t.importId).where(sql`import_id is not null`),
    index('customers_rescore').on(t.scoreChangesOn).where(sql`score_changes_on is not null`),
    index('customers_kept').on(t.updatedAt),
    index('customers_search').using('gin', trigrams(customerText(t))),
    check('customers_score_range', sql`lead_score between 0 and 100`),
  ],
);

/** Calls as staff logged them. */
export const callLogs = pgTable(
  'call_logs',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    callDate: instant('call_date').notNull(),
    callOutcome: text('call_outcome', { enum: CALL_OUTCOMES }).notNull(),
    notes: text('notes').notNull(),
    nextFollowUpDate: date('next_follow_up_date', { mode: 'string' }),
    author: text('author').notNull().default(''),
    requestKey: text('request_key'),
  },
  (t) => [
    uniqueIndex('call_logs_key').on(t.requestKey).where(sql`request_key is not null`),
    index('call_logs_customer').on(t.customerId, t.callDate, t.id),
  ],
);

/** Packages that were offered to a customer, as they were offered. */
export const packagesSent = pgTable(
  'packages_sent',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    packageId: text('package_id').notNull(),
    packageTitle: text('package_title').notNull(),
    sentVia: text('sent_via', { enum: SEND_VIA }).notNull(),
    sentTo: text('sent_to').notNull(),
    message: text('message').notNull().default(''),
    /** Per person, in minor units; null: the package's own price. */
    customPrice: minor('custom_price'),
    numberOfPax: integer('number_of_pax'),
    flightsIncluded: boolean('flights_included'),
    hotelsInfo: text('hotels_info').notNull().default(''),
    author: text('author').notNull().default(''),
    requestKey: text('request_key'),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    uniqueIndex('packages_sent_key').on(t.requestKey).where(sql`request_key is not null`),
    index('packages_sent_customer').on(t.customerId, t.sentAt, t.id),
  ],
);

/** Which inquiries and bookings became, or were joined to, a customer: each belongs to one at most. */
export const customerRecords = pgTable(
  'customer_records',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['inquiry', 'booking'] }).notNull(),
    recordId: text('record_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    index('customer_records_customer').on(t.customerId, t.createdAt),
  ],
);
