import { sql } from 'drizzle-orm';
import { user } from '#app/db/schema/auth.ts';
import type { Ctx } from '#app/services/context.ts';

/** The names of those who look after these records, by id. */
export async function staffNames(
  ctx: Ctx,
  rows: ReadonlyArray<{ assigneeId: string | null }>,
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => row.assigneeId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await ctx.db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(sql`${user.id} = any(${sql.param(ids)})`);
  return new Map(found.map(({ id, name }) => [id, name]));
}
