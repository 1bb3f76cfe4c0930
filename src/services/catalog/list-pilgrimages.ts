import { and, asc, desc, eq } from 'drizzle-orm';
import type { PilgrimageView } from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import { pilgrimages, pilgrimageText } from '#app/db/schema/content.ts';
import type { Ctx } from '#app/services/context.ts';
import { holdsText } from './holds-text.ts';
import { type PageQuery, WHOLE_LIST, withTotal } from './page-query.ts';
import { toPilgrimageView } from './pilgrimage-view.ts';

/** The published pilgrimages in staff's order. */
export async function listPilgrimages(
  ctx: Pick<Ctx, 'db'>,
  query: PageQuery = WHOLE_LIST,
): Promise<Page<PilgrimageView>> {
  const where = and(eq(pilgrimages.status, 'published'), holdsText(pilgrimageText(pilgrimages), query.q));
  const rows = await ctx.db
    .select()
    .from(pilgrimages)
    .where(where)
    .orderBy(asc(pilgrimages.position), desc(pilgrimages.createdAt), asc(pilgrimages.id))
    .limit(query.limit)
    .offset(query.offset);
  return withTotal(rows.map(toPilgrimageView), query, () => ctx.db.$count(pilgrimages, where));
}
