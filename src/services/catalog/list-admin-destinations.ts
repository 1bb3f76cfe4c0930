import { asc, count, desc, type SQL, sql } from 'drizzle-orm';
import type { AdminDestinationQuery, AdminDestinationView } from '#app/contract/admin-content.ts';
import type { Page } from '#app/contract/list-query.ts';
import { destinations, destinationText, packages } from '#app/db/schema/content.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { toAdminDestinationView } from './destination-view.ts';
import { holdsText } from './holds-text.ts';
import { type PageQuery, WHOLE_LIST, withTotal } from './page-query.ts';
import { sameName } from './same-name.ts';

/** The destinations for staff, each with its packages counted; in their order on the website unless `sort` says. */
export async function listAdminDestinations(
  ctx: Ctx,
  query: PageQuery & Pick<AdminDestinationQuery, 'sort'> = WHOLE_LIST,
): Promise<Page<AdminDestinationView>> {
  requirePermission(ctx, 'content.view');
  const where = holdsText(destinationText(destinations), query.q);
  const own = sameName(packages.destination, destinations.name);
  const all = ctx.db.select({ count: count() }).from(packages).where(own);
  const live = ctx.db
    .select({ count: sql`count(*) filter (where ${packages.status} = 'published')` })
    .from(packages)
    .where(own);
  const rows = await ctx.db
    .select({
      row: destinations,
      all: sql<number>`(${all})`.mapWith(Number),
      live: sql<number>`(${live})`.mapWith(Number),
    })
    .from(destinations)
    .where(where)
    .orderBy(...orderOf(query.sort, sql`(${live})`))
    .limit(query.limit)
    .offset(query.offset);
  const views = rows.map(({ row, ...counts }) => toAdminDestinationView(row, counts));
  return withTotal(views, query, () => ctx.db.$count(destinations, where));
}

function orderOf(sort: AdminDestinationQuery['sort'] = 'position', live: SQL): SQL[] {
  const website = [asc(destinations.position), asc(destinations.name), asc(destinations.id)];
  const name = sql`lower(${destinations.name})`;
  switch (sort) {
    case 'position':
      return website;
    case '-position':
      return [desc(destinations.position), ...website.slice(1)];
    case 'name':
      return [asc(name), ...website];
    case '-name':
      return [desc(name), ...website];
    case 'packages':
      return [asc(live), ...website];
    case '-packages':
      return [desc(live), ...website];
    default:
      return sort satisfies never;
  }
}
