import { count, sum } from 'drizzle-orm';
import type { ExpenseStats, ExpenseStatsQuery } from '#app/contract/expenses.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { toDecimal } from '#app/domain/money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from '#app/services/crm/booking-figures.ts';
import { filterName, isStorableFilter } from '#app/services/crm/filter-name.ts';
import { LARGE } from '#app/services/crm/status-counts.ts';
import { expenseFilter } from './expense-filter.ts';

/** The cards over the filtered list, summed once until something changes; each currency has its own. Source: back-office §2. */
export async function expenseStats(ctx: Ctx, query: ExpenseStatsQuery): Promise<ExpenseStats> {
  requirePermission(ctx, 'purchases.view');
  return cachedFigure(
    ctx,
    `stats:${filterName(ctx, 'expenses', query)}`,
    () => readStats(ctx, query),
    (stats) => stats.total_expenses > LARGE,
  );
}

async function readStats(ctx: Ctx, query: ExpenseStatsQuery): Promise<ExpenseStats> {
  const rows = isStorableFilter(query)
    ? await ctx.db
        .select({
          currency: expenses.currency,
          count: count(),
          amount: sum(expenses.amount).mapWith(Number),
        })
        .from(expenses)
        .where(await expenseFilter(ctx, query))
        .groupBy(expenses.currency)
    : [];
  const of = (currency: 'INR' | 'USD') => rows.find((row) => row.currency === currency);
  const [inr, usd] = [of('INR'), of('USD')];
  return {
    total_expenses: (inr?.count ?? 0) + (usd?.count ?? 0),
    total_amount_inr: toDecimal(inr?.amount ?? 0),
    total_amount_usd: toDecimal(usd?.amount ?? 0),
    count_inr: inr?.count ?? 0,
    count_usd: usd?.count ?? 0,
  };
}
