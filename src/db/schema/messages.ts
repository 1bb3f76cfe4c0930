import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CHANNELS, MESSAGE_STATUSES } from '#app/domain/message-channel.ts';
import type { SentOffer } from '#app/domain/package-offer.ts';
import { createdAt, instant } from './columns.ts';

/** A text that the provider has approved beforehand, with what its variables stand for, in order. */
export interface ApprovedTemplate {
  name: string;
  language: string;
  values: string[];
}

/**
 * The outbox: a message is written in the transaction that causes it and sent later by a job. What people write to us
 * (`direction` in) stands beside it. `not_sent` = no provider is configured; `failed` = given up, with the reason; both
 * can be sent again by staff.
 */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    direction: text('direction', { enum: ['out', 'in'] })
      .notNull()
      .default('out'),
    /** What it is, such as `booking_confirmation`; templates and reports go by it. */
    kind: text('kind').notNull(),
    /** An address or a number as +919845011762; of a message to us, whose it is. */
    to: text('to').notNull(),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull(),
    html: text('html').notNull().default(''),
    status: text('status', { enum: MESSAGE_STATUSES }).notNull().default('queued'),
    reason: text('reason').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    /** When the last attempt began; a message that is still `sending` long after was left behind by a crash. */
    claimedAt: instant('claimed_at'),
    /** The provider asked not to be tried before. */
    notBefore: instant('not_before'),
    /** The last attempt ended without an answer: the provider may have taken it, so only a person tries again. */
    mayHaveGone: boolean('may_have_gone').notNull().default(false),
    /** Who took it, and its own id of it; what it tells of the delivery is found by them. */
    provider: text('provider').notNull().default(''),
    providerId: text('provider_id'),
    template: jsonb('template').$type<ApprovedTemplate>(),
    /** At most one message for each key, e.g. `booking_confirmation:bkg_…`. */
    dedupeKey: text('dedupe_key'),
    /** The Message-ID header, fixed at writing, so that a repeated hand-over is recognised downstream. */
    messageId: text('message_id').notNull(),
    inquiryId: text('inquiry_id'),
    bookingId: text('booking_id'),
    customerId: text('customer_id'),
    /** The staff member who wrote it, by id and as named then; empty for what the site sends by itself. */
    authorId: text('author_id'),
    author: text('author').notNull().default(''),
    /** The issued document that goes with it; its PDF is made when the message is sent. */
    documentId: text('document_id'),
    /** The package that it offers: its brochure goes with an e-mail, and a customer has been sent it by the hand-over. */
    offer: jsonb('offer').$type<SentOffer>(),
    /** When recipient and text were taken out: only that it was sent, and when, is left. */
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [
    uniqueIndex('messages_dedupe').on(t.dedupeKey).where(sql`dedupe_key is not null`),
    index('messages_inquiry').on(t.inquiryId, t.createdAt),
    index('messages_booking').on(t.bookingId, t.createdAt),
    index('messages_customer').on(t.customerId, t.createdAt),
    index('messages_provider').on(t.provider, t.providerId).where(sql`provider_id is not null`),
    index('messages_to').on(sql`lower(${t.to})`, t.createdAt),
    index('messages_kept').on(t.createdAt).where(sql`erased_at is null`),
    index('messages_newest').on(t.createdAt, t.id),
    index('messages_unknown')
      .on(t.to, t.createdAt)
      .where(
        sql`direction = 'in' and inquiry_id is null and booking_id is null and customer_id is null and erased_at is null`,
      ),
    index('messages_waiting').on(t.createdAt).where(sql`status in ('queued', 'sending')`),
  ],
);

/**
 * What providers told about messages, once each. A message's state is worked out from all of them together, so it is
 * the same in whatever order and however often they come, and they may come before the hand-over was written down.
 */
export const messageEvents = pgTable(
  'message_events',
  {
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull(),
    state: text('state', { enum: ['sent', 'delivered', 'failed'] }).notNull(),
    reason: text('reason').notNull().default(''),
    /** By the provider's clock, else when it came in. */
    happenedAt: instant('happened_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.providerId, t.state] }),
    index('message_events_old').on(t.createdAt),
  ],
);
