import { asc, desc } from 'drizzle-orm';
import type { ExpenseQuery, ExpenseView } from '#app/contract/expenses.ts';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { wordPatterns } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { filterName, isStorableFilter } from '#app/services/crm/filter-name.ts';
import { pageTotal } from '#app/services/crm/page-total.ts';
import { searchReach } from '#app/services/search/matching.ts';
import { EXPENSE_SEARCH, expenseFilter } from './expense-filter.ts';
import { selectExpenses, toExpenseView } from './expense-view.ts';

/** Expenses, newest date first unless asked otherwise. */
export async function listExpenses(ctx: Ctx, query: ExpenseQuery): Promise<Page<ExpenseView>> {
  requirePermission(ctx, 'purchases.view');
  if (!isStorableFilter(query)) return { rows: [], total: 0 };
  const { limit = MAX_ROWS, offset = 0, sort = '-date', ...filter } = query;
  const where = await expenseFilter(ctx, filter);
  const way = sort === 'date' ? asc : desc;
  const rows = await selectExpenses(ctx.db)
    .where(where)
    .orderBy(way(expenses.expenseDate), way(expenses.createdAt), way(expenses.id))
    .limit(limit)
    .offset(offset);
  const total = await pageTotal(ctx, {
    name: filterName(ctx, 'expenses', filter),
    table: expenses,
    where,
    page: { rows: rows.length, limit, offset },
    plain: null,
    status: undefined,
    isSearch: Boolean(filter.q),
  });
  const reach = await searchReach(ctx, EXPENSE_SEARCH, wordPatterns(filter.q ?? ''));
  return { rows: rows.map(toExpenseView), ...total, ...reach };
}
