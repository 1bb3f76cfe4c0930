import { and, asc, desc, eq } from 'drizzle-orm';
import type { CruiseView } from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import { cruises, cruiseText } from '#app/db/schema/content.ts';
import type { Ctx } from '#app/services/context.ts';
import { toCruiseView } from './cruise-view.ts';
import { holdsText } from './holds-text.ts';
import { type PageQuery, WHOLE_LIST, withTotal } from './page-query.ts';

/** The published cruises in staff's order. */
export async function listCruises(
  ctx: Pick<Ctx, 'db'>,
  query: PageQuery = WHOLE_LIST,
): Promise<Page<CruiseView>> {
  const where = and(eq(cruises.status, 'published'), holdsText(cruiseText(cruises), query.q));
  const rows = await ctx.db
    .select()
    .from(cruises)
    .where(where)
    .orderBy(asc(cruises.position), desc(cruises.createdAt), asc(cruises.id))
    .limit(query.limit)
    .offset(query.offset);
  return withTotal(rows.map(toCruiseView), query, () => ctx.db.$count(cruises, where));
}
