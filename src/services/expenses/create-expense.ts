import { eq } from 'drizzle-orm';
import type { ExpenseInput, ExpenseView } from '#app/contract/expenses.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { expenseChanged } from './expense-changed.ts';
import { expenseColumns } from './expense-columns.ts';
import { expenseView } from './expense-view.ts';

/** Records an expense. The same `request_key` gives the same expense. Throws `invalid_input` with the field. */
export async function createExpense(ctx: Ctx, input: ExpenseInput): Promise<ExpenseView> {
  requirePermission(ctx, 'purchases.edit');
  const { request_key: requestKey = null, ...fields } = input;
  return expenseChanged(
    ctx,
    async (tx) => {
      const columns = await expenseColumns(tx, fields, null);
      const required = {
        expenseDate: input.expense_date,
        amount: input.amount,
        description: input.description,
      };
      const [row] = await tx
        .insert(expenses)
        .values({
          ...columns,
          ...required,
          id: newId('exp'),
          requestKey,
          createdAt: ctx.now(),
          updatedAt: ctx.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (!row) return expenseView(tx, eq(expenses.requestKey, requestKey ?? ''));
      await writeAudit(ctx, tx, {
        action: 'expense.created',
        entity: 'expense',
        entityId: row.id,
        after: columns,
      });
      return expenseView(tx, eq(expenses.id, row.id));
    },
    'created',
  );
}
