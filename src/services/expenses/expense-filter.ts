import { and, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { ExpenseStatsQuery } from '#app/contract/expenses.ts';
import { expenses, expenseText } from '#app/db/schema/purchases.ts';
import { wordPatterns } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { matching, type Searched } from '#app/services/search/matching.ts';

/** How expenses are searched. */
export const EXPENSE_SEARCH: Searched = {
  table: expenses,
  id: expenses.id,
  text: expenseText(expenses),
  newest: expenses.expenseDate,
};

/** The condition of expenses that hold all the patterns. */
export function findExpenses(ctx: Pick<Ctx, 'db'>, patterns: string[]): Promise<SQL | undefined> {
  return matching(ctx, EXPENSE_SEARCH, patterns);
}

/** What a query of the list asks for; both dates are included. `q` is found in description, supplier, department and reference. */
export async function expenseFilter(
  ctx: Pick<Ctx, 'db'>,
  query: ExpenseStatsQuery,
): Promise<SQL | undefined> {
  const { q = '', id, category, currency, payment_type, start_date, end_date } = query;
  const { supplier_id, booking_id, recurring_id } = query;
  return and(
    id ? eq(expenses.id, id) : undefined,
    category && eq(expenses.category, category),
    currency && eq(expenses.currency, currency),
    payment_type && eq(expenses.paymentType, payment_type),
    start_date ? gte(expenses.expenseDate, start_date) : undefined,
    end_date ? lte(expenses.expenseDate, end_date) : undefined,
    supplier_id ? eq(expenses.supplierId, supplier_id) : undefined,
    booking_id ? eq(expenses.bookingId, booking_id) : undefined,
    recurring_id ? eq(expenses.recurringId, recurring_id) : undefined,
    await findExpenses(ctx, wordPatterns(q)),
  );
}
