import { asc, desc, eq } from 'drizzle-orm';
import type { PilgrimageView } from '#app/contract/content.ts';
import { MAX_ROWS } from '#app/contract/list-query.ts';
import { pilgrimages } from '#app/db/schema/content.ts';
import type { Ctx } from '#app/services/context.ts';
import { toPilgrimageView } from './pilgrimage-view.ts';

/** The published pilgrimages in staff's order. */
export async function listPilgrimages(ctx: Pick<Ctx, 'db'>): Promise<PilgrimageView[]> {
  const rows = await ctx.db
    .select()
    .from(pilgrimages)
    .where(eq(pilgrimages.status, 'published'))
    .orderBy(asc(pilgrimages.position), desc(pilgrimages.createdAt), asc(pilgrimages.id))
    .limit(MAX_ROWS);
  return rows.map(toPilgrimageView);
}
