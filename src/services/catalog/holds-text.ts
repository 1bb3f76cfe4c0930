import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { containsPattern } from '#app/domain/search-text.ts';

/** True of a row that has the text in any of the columns, ignoring case; no condition at all without a text. */
export function holdsText(columns: PgColumn[], q: string | undefined): SQL | undefined {
  if (q === undefined || q === '') return undefined;
  const pattern = containsPattern(q);
  return or(...columns.map((column) => ilike(column, pattern)));
}
