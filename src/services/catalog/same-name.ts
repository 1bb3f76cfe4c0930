import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The one rule by which a package belongs to a destination: equal names, ignoring case and outer spaces. `North Goa`
 * is another place than `Goa`. Written as the indexes have it. Source: checklist P08, case UI-04.
 */
export function sameName(column: PgColumn, name: PgColumn | string): SQL {
  const other = typeof name === 'string' ? sql`${name.trim()}::text` : name;
  return sql`lower(btrim(${column})) = lower(btrim(${other}))`;
}
