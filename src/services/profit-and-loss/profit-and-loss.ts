import type { ProfitAndLoss, ProfitQuery } from '#app/contract/profit-and-loss.ts';
import { toDecimal } from '#app/domain/money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { earnedView, rowView } from './profit-view.ts';
import { readProfit } from './read-profit.ts';

/**
 * What was earned, by month, destination, package or booking. Whatever the grouping, the rows sum to the summary, which is
 * of all rows, not of the page. What counts when and how: `profit-parts.ts`.
 */
export async function profitAndLoss(ctx: Ctx, query: ProfitQuery): Promise<ProfitAndLoss> {
  requirePermission(ctx, 'purchases.view');
  const { by, sort, limit, offset, ...scope } = query;
  const { total, rows, count } = await readProfit(ctx, { by, sort, scope, limit, offset });
  return {
    summary: { ...earnedView(total), paid_bills: toDecimal(total.paidBill) },
    rows: rows.map((row) => rowView(by, row.key ?? '', row)),
    total_rows: count,
  };
}
