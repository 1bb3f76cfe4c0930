import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** One row a counted event (a failed login, an accepted form), by key such as `login:account:admin`; old ones are swept. */
export const rateHits = pgTable(
  'rate_hits',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('rate_hits_key').on(t.key, t.at)],
);
