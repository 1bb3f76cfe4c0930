import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** What a press of a button made: the same press, sent again after a lost answer, makes nothing more. Old ones are swept. */
export const requestKeys = pgTable(
  'request_keys',
  {
    /** Verb, record and the form's key, such as `note:bkg_1:4f2a`. */
    id: text('id').primaryKey(),
    madeId: text('made_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('request_keys_age').on(t.createdAt)],
);
