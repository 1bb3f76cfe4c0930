import { ilike, type SQL } from 'drizzle-orm';
import { containsPattern } from '#app/domain/search-text.ts';

/** A search as somebody would write it by hand, in one condition. */
export function searchedFor(text: SQL, q: string | undefined): SQL | undefined {
  return q ? ilike(text, containsPattern(q)) : undefined;
}
