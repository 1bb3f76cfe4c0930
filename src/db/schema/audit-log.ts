import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/**
 * Who did what to which record, before and after; written in the transaction of the change and
 * never updated, but for the data of a person who asked to be erased.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    actorType: text('actor_type', { enum: ['staff', 'visitor', 'provider', 'system'] }).notNull(),
    actorId: text('actor_id').notNull().default(''),
    actorName: text('actor_name').notNull().default(''),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    requestId: text('request_id').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_record').on(t.entityId, t.createdAt, t.id),
    index('audit_entity').on(t.entity, t.createdAt, t.id),
    index('audit_action').on(t.action, t.createdAt, t.id),
    // Staff only: what visitors do costs no entry here.
    index('audit_actor').on(t.actorId, t.createdAt, t.id).where(sql`actor_id <> ''`),
    index('audit_newest').on(t.createdAt, t.id),
  ],
);
