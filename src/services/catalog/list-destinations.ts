import { and, asc, count, eq } from 'drizzle-orm';
import type { DestinationView } from '#app/contract/content.ts';
import { MAX_ROWS } from '#app/contract/list-query.ts';
import { destinations, packages } from '#app/db/schema/content.ts';
import type { Ctx } from '#app/services/context.ts';
import { toDestinationView } from './destination-view.ts';
import { sameName } from './same-name.ts';

/** All destinations in their order, each with the number of its live packages, counted in one query. */
export async function listDestinations(ctx: Pick<Ctx, 'db'>): Promise<DestinationView[]> {
  const rows = await ctx.db
    .select({ destination: destinations, packages: count(packages.id) })
    .from(destinations)
    .leftJoin(
      packages,
      and(sameName(packages.destination, destinations.name), eq(packages.status, 'published')),
    )
    .groupBy(destinations.id)
    .orderBy(asc(destinations.position), asc(destinations.name))
    .limit(MAX_ROWS);
  return rows.map((row) => toDestinationView(row.destination, row.packages));
}
