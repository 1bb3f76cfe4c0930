import { like } from 'drizzle-orm';
import type { Queryable } from '#app/services/context.ts';
import { TRIP_TABLES, type TripKind } from './trip-tables.ts';

/** The slugs of this kind of trip that begin like `base`. */
export async function takenSlugs(tx: Queryable, kind: TripKind, base: string): Promise<Set<string>> {
  const table = TRIP_TABLES[kind];
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(like(table.slug, `${base}%`));
  return new Set(rows.map((row) => row.slug));
}
