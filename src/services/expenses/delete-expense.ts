import { eq } from 'drizzle-orm';
import { expenses } from '#app/db/schema/purchases.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { keepDeleted, rowsAsJson } from '#app/services/catalog/deleted-items.ts';
import type { Ctx } from '#app/services/context.ts';
import { expenseChanged } from './expense-changed.ts';
import { lockExpense } from './expense-row.ts';

/** Deletes an expense with its bill; `restoreExpense` brings both back for 30 days. Throws `not_found`. */
export async function deleteExpense(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'purchases.edit');
  await expenseChanged(
    ctx,
    async (tx) => {
      const row = await lockExpense(tx, id);
      const { description, amount, currency, expenseDate } = row;
      await keepDeleted(ctx, tx, {
        id,
        entity: 'expense',
        title: description,
        data: { expenses: await rowsAsJson(tx, expenses, eq(expenses.id, id)) },
      });
      await tx.delete(expenses).where(eq(expenses.id, id));
      await writeAudit(ctx, tx, {
        action: 'expense.deleted',
        entity: 'expense',
        entityId: id,
        before: { description, amount, currency, expenseDate },
      });
      return row;
    },
    'deleted',
  );
}
