import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * What a record is found by, as one text with a line for each part: `ilike` on it is answered by the index that is
 * declared with `trigrams` on the same expression. Null parts are left out by `coalesce` of the caller.
 */
export function searchText(...parts: Array<PgColumn | SQL>): SQL<string> {
  return sql.join(parts, sql.raw(` || E'\\n' || `)) as SQL<string>;
}

/** A phone without spaces and signs, so that it is found however either side wrote it. */
export function digitsOf(phone: PgColumn): SQL {
  return sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`;
}

/** The column list of a GIN index over a search text. */
export function trigrams(text: SQL): SQL {
  return sql`(${text}) public.gin_trgm_ops`;
}
