import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * What staff deleted, whole, for as long as it can come back: nothing that reads the other tables can meet it there.
 * `data` has the rows as the database wrote them.
 */
export const deletedItems = pgTable(
  'deleted_items',
  {
    id: text('id').primaryKey(),
    entity: text('entity').notNull(),
    title: text('title').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    deletedBy: text('deleted_by').notNull().default(''),
    deletedAt: instant('deleted_at').notNull().defaultNow(),
  },
  (t) => [index('deleted_items_kept').on(t.deletedAt)],
);
