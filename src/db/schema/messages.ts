import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/**
 * The outbox: a message is written in the transaction that causes it and sent later by a job.
 * `not_sent` = no provider is configured; `failed` = given up, with the reason; both can be sent again by staff.
 */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel', { enum: ['email', 'sms', 'whatsapp'] }).notNull(),
    /** What it is, such as `booking_confirmation`; templates and reports go by it. */
    kind: text('kind').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull(),
    html: text('html').notNull().default(''),
    status: text('status', { enum: ['queued', 'sending', 'sent', 'failed', 'not_sent'] })
      .notNull()
      .default('queued'),
    reason: text('reason').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    /** When the last attempt began; a message that is still `sending` long after was left behind by a crash. */
    claimedAt: instant('claimed_at'),
    /** At most one message for each key, e.g. `booking_confirmation:bkg_…`. */
    dedupeKey: text('dedupe_key'),
    /** The Message-ID header, fixed at writing, so that a repeated hand-over is recognised downstream. */
    messageId: text('message_id').notNull(),
    bookingId: text('booking_id'),
    /** The issued document that goes with it; its PDF is made when the message is sent. */
    documentId: text('document_id'),
    /** When recipient and text were taken out: only that it was sent, and when, is left. */
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    uniqueIndex('messages_dedupe').on(t.dedupeKey).where(sql`dedupe_key is not null`),
    index('messages_booking').on(t.bookingId, t.createdAt),
    index('messages_to').on(sql`lower(${t.to})`, t.createdAt),
    index('messages_kept').on(t.createdAt).where(sql`erased_at is null`),
    index('messages_newest').on(t.createdAt, t.id),
    index('messages_waiting').on(t.createdAt).where(sql`status in ('queued', 'sending')`),
  ],
);
