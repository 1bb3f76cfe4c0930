import { count, sql } from 'drizzle-orm';
import { packages } from '#app/db/schema/content.ts';
import type { Queryable } from '#app/services/context.ts';
import { sameName } from './same-name.ts';

/** How many packages name the destination: published ones, and all. */
export async function countDestinationPackages(
  q: Queryable,
  name: string,
): Promise<{ live: number; all: number }> {
  const [row] = await q
    .select({
      all: count(),
      live: sql<number>`count(*) filter (where ${packages.status} = 'published')`.mapWith(Number),
    })
    .from(packages)
    .where(sameName(packages.destination, name));
  return row ?? { live: 0, all: 0 };
}
