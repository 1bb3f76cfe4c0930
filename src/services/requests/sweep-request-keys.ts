import { lt } from 'drizzle-orm';
import { requestKeys } from '#app/db/schema/request-keys.ts';
import type { Ctx } from '#app/services/context.ts';

/** A form that stands open longer is read again before anybody presses its button. */
const KEEP_MS = 7 * 24 * 60 * 60_000;

/** Deletes the keys of presses that nobody repeats any more. */
export async function sweepRequestKeys(ctx: Ctx): Promise<void> {
  await ctx.db.delete(requestKeys).where(lt(requestKeys.createdAt, new Date(ctx.now().getTime() - KEEP_MS)));
}
