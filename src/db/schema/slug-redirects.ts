import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Slugs that items had before a change of title, and whose they were; the item says what its slug is now. */
export const slugRedirects = pgTable(
  'slug_redirects',
  {
    kind: text('kind', { enum: ['package', 'cruise', 'pilgrimage', 'destination'] }).notNull(),
    slug: text('slug').notNull(),
    itemId: text('item_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug] }), index('slug_redirects_item').on(t.itemId)],
);
