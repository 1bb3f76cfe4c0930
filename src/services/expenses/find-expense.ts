import { eq } from 'drizzle-orm';
import type { ExpenseView } from '#app/contract/expenses.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { noExpense } from './expense-row.ts';
import { expenseView } from './expense-view.ts';

/** One expense. Throws `not_found`. */
export async function findExpense(ctx: Ctx, { id }: { id: string }): Promise<ExpenseView> {
  requirePermission(ctx, 'purchases.view');
  if (!isStorable(id)) throw noExpense();
  return expenseView(ctx.db, eq(expenses.id, id));
}
