import { desc } from 'drizzle-orm';
import { expenses } from '#app/db/schema/purchases.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { findExpenses } from '#app/services/expenses/expense-filter.ts';
import { inOneLine, type SearchSource } from './search-source.ts';

export const expenseSource: SearchSource = {
  kind: 'expense',
  permission: 'purchases.view',
  async find(ctx, patterns, limit) {
    const { id, description, supplierName, expenseDate, amount, currency } = expenses;
    const rows = await ctx.db
      .select({ id, description, supplierName, expenseDate, amount, currency })
      .from(expenses)
      .where(await findExpenses(ctx, patterns))
      .orderBy(desc(expenseDate), desc(expenses.createdAt), desc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.description,
      detail: inOneLine(formatDate(row.expenseDate), formatMoney(row.amount, row.currency), row.supplierName),
    }));
  },
};
