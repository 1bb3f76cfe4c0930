import { lt } from 'drizzle-orm';
import { formHits, rateHits } from '#app/db/schema/rate-hits.ts';
import type { Ctx } from '#app/services/context.ts';

const KEEP_MS = 60 * 60_000;

/** Deletes counted events that no window looks at any more. */
export async function sweepRateHits(ctx: Ctx): Promise<void> {
  const until = new Date(ctx.now().getTime() - KEEP_MS);
  await ctx.db.delete(rateHits).where(lt(rateHits.at, until));
  await ctx.db.delete(formHits).where(lt(formHits.lastAt, until));
}
