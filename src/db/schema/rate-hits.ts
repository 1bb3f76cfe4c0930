import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** One row a failed login, by key such as `login:account:admin`; old ones are swept. */
export const rateHits = pgTable(
  'rate_hits',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('rate_hits_key').on(t.key, t.at)],
);

/**
 * How many forms were accepted by the digest of form and address, by second (of the epoch). Not logged: counting costs
 * no wait for the disk, and after a crash it begins anew.
 */
export const formHits = pgTable('form_hits', {
  key: text('key').primaryKey(),
  hits: jsonb('hits').$type<Record<string, number>>().notNull(),
  lastAt: instant('last_at').notNull(),
});
