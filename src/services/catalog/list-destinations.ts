import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { DestinationView } from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import { destinations, destinationText, packages } from '#app/db/schema/content.ts';
import type { Ctx } from '#app/services/context.ts';
import { toDestinationView } from './destination-view.ts';
import { holdsText } from './holds-text.ts';
import { type PageQuery, WHOLE_LIST, withTotal } from './page-query.ts';
import { sameName } from './same-name.ts';

/** Destinations in their order, each with the number of its live packages, counted in the same query by their index. */
export async function listDestinations(
  ctx: Pick<Ctx, 'db'>,
  query: PageQuery = WHOLE_LIST,
): Promise<Page<DestinationView>> {
  const where = holdsText(destinationText(destinations), query.q);
  const live = ctx.db
    .select({ count: count() })
    .from(packages)
    .where(and(sameName(packages.destination, destinations.name), eq(packages.status, 'published')));
  const rows = await ctx.db
    .select({ destination: destinations, packages: sql<number>`(${live})`.mapWith(Number) })
    .from(destinations)
    .where(where)
    .orderBy(asc(destinations.position), asc(destinations.name))
    .limit(query.limit)
    .offset(query.offset);
  const views = rows.map((row) => toDestinationView(row.destination, row.packages));
  return withTotal(views, query, () => ctx.db.$count(destinations, where));
}
