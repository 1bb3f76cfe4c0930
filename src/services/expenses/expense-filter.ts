import { and, eq, gte, ilike, lte, type SQL } from 'drizzle-orm';
import type { ExpenseStatsQuery } from '#app/contract/expenses.ts';
import { expenses, expenseText } from '#app/db/schema/purchases.ts';
import { wordPatterns } from '#app/domain/search-text.ts';

/** What a query of the list asks for; both dates are included. `q` is found in description, supplier, department and reference. */
export function expenseFilter(query: ExpenseStatsQuery): SQL | undefined {
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
    ...wordPatterns(q).map((pattern) => ilike(expenseText(expenses), pattern)),
  );
}
