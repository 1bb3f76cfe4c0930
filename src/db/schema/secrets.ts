import { pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';

/** Keys and passwords of providers, sealed with a key that is not in the database (`services/settings/vault`). */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  updatedAt: updatedAt(),
});
