import { ilike, type SQL } from 'drizzle-orm';
import { containsPattern } from '#app/domain/search-text.ts';

/** True of a row whose search text has `q`, ignoring case, by the index over that text; no condition without one. */
export function holdsText(text: SQL, q: string | undefined): SQL | undefined {
  return q === undefined || q === '' ? undefined : ilike(text, containsPattern(q));
}
