import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';

/** Settings by section (brand, contact, …); a missing section means its default in `domain/settings`. */
export const settings = pgTable('settings', {
  section: text('section').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: updatedAt(),
});
