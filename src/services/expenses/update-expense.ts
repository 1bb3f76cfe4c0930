import { eq } from 'drizzle-orm';
import type { ExpenseChange, ExpenseView } from '#app/contract/expenses.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { auditMoney } from './audit-money.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { expenseChanged } from './expense-changed.ts';
import { expenseColumns } from './expense-columns.ts';
import { lockExpense } from './expense-row.ts';
import { expenseView } from './expense-view.ts';

/** Changes what is given. Throws `not_found`, `invalid_input`, and `changed_meanwhile` when `version` is an older one. */
export async function updateExpense(
  ctx: Ctx,
  { id, change }: { id: string; change: ExpenseChange },
): Promise<ExpenseView> {
  requirePermission(ctx, 'purchases.edit');
  const { version, ...fields } = change;
  return expenseChanged(ctx, async (tx) => {
    const before = await lockExpense(tx, id);
    if (version !== undefined && version !== before.version) throw changedMeanwhile('expense');
    const columns = await expenseColumns(tx, fields, before);
    const isChanged = await auditMoney(
      ctx,
      tx,
      { action: 'expense.updated', entity: 'expense' },
      before,
      columns,
    );
    if (isChanged) {
      await tx
        .update(expenses)
        .set({ ...columns, version: before.version + 1, updatedAt: ctx.now() })
        .where(eq(expenses.id, id));
    }
    return expenseView(tx, eq(expenses.id, id));
  });
}
