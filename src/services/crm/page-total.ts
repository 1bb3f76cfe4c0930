import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Page } from '#app/contract/list-query.ts';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from './booking-figures.ts';
import { sumOfCounts } from './status-counts.ts';

/** What matches is counted to here; that there are more is all that anybody wants to know of what is beyond. */
const MOST_COUNTED = 10_000;
/** Each match of a search must be read to be counted. */
const MOST_FOUND = 1_000;

/**
 * How many rows match in all, without counting at each request: a page that is not full says it itself, the counts by
 * status know every plain list, and what else is counted is kept for a while.
 */
export async function pageTotal(
  ctx: Ctx,
  list: {
    /** Names the filter among the kept figures. */
    name: string;
    table: PgTable;
    where: SQL | undefined;
    page: { rows: number; limit: number; offset: number };
    /** The counts by status, for a list with no filter but this status. */
    plain: (() => Promise<Record<string, number>>) | null;
    status: string | undefined;
    isSearch: boolean;
  },
): Promise<Pick<Page<unknown>, 'total' | 'more'>> {
  const { rows, limit, offset } = list.page;
  if (rows < limit && (rows > 0 || offset === 0)) return { total: offset + rows };
  if (list.plain) {
    const counts = await list.plain();
    return { total: list.status === undefined ? sumOfCounts(counts) : (counts[list.status] ?? 0) };
  }
  const most = list.isSearch ? MOST_FOUND : MOST_COUNTED;
  const counted = await cachedFigure(
    ctx,
    list.name,
    () => countUpTo(ctx, list, most),
    (found) => found > most,
  );
  if (counted <= most) return { total: counted };
  return { total: Math.max(most, offset + rows), more: true };
}

async function countUpTo(
  ctx: Ctx,
  { table, where }: { table: PgTable; where: SQL | undefined },
  most: number,
): Promise<number> {
  const some = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .as('some');
  const [counted] = await ctx.db.select({ total: count() }).from(some);
  return counted?.total ?? 0;
}
