import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, jsonb, type PgColumn, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { INQUIRY_SOURCES, INQUIRY_STATUSES } from '#app/domain/inquiry.ts';
import { PRIVACY_STATUSES } from '#app/domain/privacy-request.ts';
import { user } from './auth.ts';
import { createdAt, instant, updatedAt } from './columns.ts';
import { digitsOf, searchText, trigrams } from './search-text.ts';

/** What an inquiry is found by. */
export function inquiryText(t: InquiryColumns): SQL<string> {
  const trip = sql`coalesce(${t.details} ->> 'package_title', '')`;
  return searchText(t.name, t.email, t.phone, digitsOf(t.phone), t.destination, trip, t.message);
}
type InquiryColumns = Record<'name' | 'email' | 'phone' | 'destination' | 'message' | 'details', PgColumn>;

/** Every question from the website, whatever form it came by; what only one form asks is in `details`. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: text('id').primaryKey(),
    source: text('source', { enum: INQUIRY_SOURCES }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    destination: text('destination').notNull().default(''),
    message: text('message').notNull().default(''),
    status: text('status', { enum: INQUIRY_STATUSES }).notNull().default('new'),
    /** By the names of the form's own fields, e.g. `budget`, `nationality`; absent where not asked or left empty. */
    details: jsonb('details').$type<Record<string, string | number>>().notNull().default({}),
    /** The form's key: a second send of the same form changes nothing. */
    formKey: text('form_key'),
    /** Who of the staff looks after it. */
    assigneeId: text('assignee_id').references(() => user.id, { onDelete: 'set null' }),
    /** When a message to the person was last handed over; null while they wait for one. */
    answeredAt: instant('answered_at'),
    /** When the person wrote after our last answer; of several messages the first. */
    wroteAgainAt: instant('wrote_again_at'),
    /** Since when the person waits for an answer, while staff owe them one. */
    waitingSince: instant('waiting_since').generatedAlwaysAs(
      sql`case when status in ('new', 'in_progress') and answered_at is null then coalesce(wrote_again_at, created_at) end`,
    ),
    /** When the person was taken out of it; only what happened, and when, is left. */
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
    /** Also moves with each note: the time for keeping it counts from its last use. */
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('inquiries_form_key').on(t.formKey).where(sql`form_key is not null`),
    index('inquiries_newest').on(t.createdAt, t.id),
    index('inquiries_status').on(t.status, t.createdAt, t.id),
    index('inquiries_source').on(t.source, t.createdAt, t.id),
    index('inquiries_assignee').on(t.assigneeId, t.createdAt, t.id),
    index('inquiries_waiting').on(t.waitingSince, t.createdAt, t.id),
    index('inquiries_source_status').on(t.source, t.status, t.createdAt, t.id),
    index('inquiries_mine').on(t.assigneeId, t.status, t.createdAt, t.id).where(sql`assignee_id is not null`),
    index('inquiries_email').on(sql`lower(${t.email})`, t.createdAt),
    index('inquiries_kept').on(t.updatedAt).where(sql`erased_at is null`),
    index('inquiries_search').using('gin', trigrams(inquiryText(t))),
  ],
);

/** Staff notes on an inquiry, newest last. */
export const inquiryNotes = pgTable(
  'inquiry_notes',
  {
    id: text('id').primaryKey(),
    inquiryId: text('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('inquiry_notes_inquiry').on(t.inquiryId, t.createdAt)],
);

/** What a person agreed to, when, in which version of the notice and for what. Source: india-rules §9. */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose', {
      enum: ['enquiry', 'booking', 'terms', 'cancellation', 'marketing'],
    }).notNull(),
    version: text('version').notNull(),
    given: boolean('given').notNull(),
    /** The record it came with: an inquiry's or a booking's id. */
    entityId: text('entity_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('consents_email').on(sql`lower(${t.email})`, t.createdAt)],
);

/** A person asks for a copy, a correction or the erasure of their data; staff handle it. */
/** What a privacy request is found by. */
export function privacyRequestText(t: Record<'name' | 'email', PgColumn>): SQL<string> {
  return searchText(t.name, t.email);
}

export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['copy', 'correction', 'erasure'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull().default(''),
    status: text('status', { enum: PRIVACY_STATUSES }).notNull().default('open'),
    formKey: text('form_key'),
    /** What staff wrote when they closed it, and who did. */
    note: text('note').notNull().default(''),
    handledBy: text('handled_by').notNull().default(''),
    doneAt: instant('done_at'),
    /** When the person's records were made anonymous by it. */
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('privacy_requests_form_key').on(t.formKey).where(sql`form_key is not null`),
    index('privacy_requests_all').on(t.createdAt, t.id),
    index('privacy_requests_status').on(t.status, t.createdAt, t.id),
    index('privacy_requests_search').using('gin', trigrams(privacyRequestText(t))),
  ],
);
