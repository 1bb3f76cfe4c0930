import { asc, desc, eq } from 'drizzle-orm';
import type { CruiseView } from '#app/contract/content.ts';
import { MAX_ROWS } from '#app/contract/list-query.ts';
import { cruises } from '#app/db/schema/content.ts';
import type { Ctx } from '#app/services/context.ts';
import { toCruiseView } from './cruise-view.ts';

/** The published cruises in staff's order. */
export async function listCruises(ctx: Pick<Ctx, 'db'>): Promise<CruiseView[]> {
  const rows = await ctx.db
    .select()
    .from(cruises)
    .where(eq(cruises.status, 'published'))
    .orderBy(asc(cruises.position), desc(cruises.createdAt), asc(cruises.id))
    .limit(MAX_ROWS);
  return rows.map(toCruiseView);
}
