import { count, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from './booking-figures.ts';

/** From so many on a number is worth more now than exact to the second. */
export const LARGE = 20_000;

export function sumOfCounts(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, one) => sum + one, 0);
}

/** How many records of a table have each status, of those that match; a figure that is kept under `name`. */
export function statusCounts<Status extends string>(
  ctx: Ctx,
  {
    name,
    status,
    statuses,
    where,
  }: { name: string; status: PgColumn; statuses: readonly Status[]; where: SQL | undefined },
): Promise<Record<Status, number>> {
  return cachedFigure(
    ctx,
    name,
    async () => {
      const found = await ctx.db
        .select({ status, total: count() })
        .from(status.table)
        .where(where)
        .groupBy(status);
      const totals = new Map(found.map((one) => [one.status, one.total]));
      return Object.fromEntries(statuses.map((one) => [one, totals.get(one) ?? 0])) as Record<Status, number>;
    },
    (counts) => sumOfCounts(counts) > LARGE,
  );
}
