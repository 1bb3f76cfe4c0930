import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';

/** The register of breaches of personal data: no entry is ever taken out. Source: india-rules §9. */
export const privacyBreaches = pgTable(
  'privacy_breaches',
  {
    id: text('id').primaryKey(),
    foundOn: date('found_on', { mode: 'string' }).notNull(),
    what: text('what').notNull(),
    /** Which data it concerns: "names and phone numbers of travelers". */
    data: text('data').notNull(),
    /** How many people it concerns; null while that is not known. */
    people: integer('people'),
    measures: text('measures').notNull().default(''),
    boardToldOn: date('board_told_on', { mode: 'string' }),
    peopleToldOn: date('people_told_on', { mode: 'string' }),
    recordedBy: text('recorded_by').notNull().default(''),
    /** Of the form that made it: sending it twice counts once. */
    requestKey: text('request_key'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('privacy_breaches_key').on(t.requestKey).where(sql`request_key is not null`),
    index('privacy_breaches_found').on(t.foundOn, t.id),
  ],
);
