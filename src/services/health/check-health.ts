import { sql } from 'drizzle-orm';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';

/** Asks the database for nothing. Throws `unavailable` when it does not answer. */
export async function checkHealth(ctx: Ctx): Promise<void> {
  try {
    await ctx.db.execute(sql`select 1`);
  } catch {
    throw new AppError('unavailable', 'The database does not answer.', { retryAfter: 5 });
  }
}
