import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/**
 * Pictures that staff uploaded; their files are in the file store under `pictures/<id>/`. Nothing refers to a row:
 * content keeps a picture's address, which says all that a page needs (`domain/picture-address`).
 */
export const pictures = pgTable(
  'pictures',
  {
    id: text('id').primaryKey(),
    /** What the file was called, for staff. Never a path of ours. */
    name: text('name').notNull(),
    /** Of the largest form, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Size and hash of the file as it was sent. */
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    alt: text('alt').notNull().default(''),
    /** A WebP file of some pixels as base64url. */
    placeholder: text('placeholder').notNull(),
    /** Until it is `ready` its master is shown. */
    status: text('status', { enum: ['processing', 'ready', 'failed'] })
      .notNull()
      .default('processing'),
    createdAt: createdAt(),
    /** Since when nothing shows it, as the nightly look found; null: it is in use, or nobody looked yet. */
    unusedSince: instant('unused_since'),
  },
  (t) => [
    index('pictures_newest').on(t.createdAt, t.id),
    index('pictures_waiting').on(t.createdAt).where(sql`status = 'processing'`),
  ],
);
