import { eq } from 'drizzle-orm';
import type { ExpenseChange, ExpenseView } from '#app/contract/expenses.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { NO_ATTACHMENT, type UploadedFile } from '#app/services/attachments/attachment.ts';
import { RECEIPTS } from '#app/services/attachments/attachment-kind.ts';
import { withAttachment } from '#app/services/attachments/with-attachment.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { auditMoney } from './audit-money.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { expenseChanged } from './expense-changed.ts';
import { expenseColumns } from './expense-columns.ts';
import { type ExpenseRow, lockExpense } from './expense-row.ts';
import { expenseView } from './expense-view.ts';

/**
 * Changes what is given, and the bill: a new one takes the old one's place. Throws `not_found`, `invalid_input`,
 * `changed_meanwhile` when `version` is an older one, and what a file can be refused for.
 */
export async function updateExpense(
  ctx: Ctx,
  { id, change, file }: { id: string; change: ExpenseChange; file?: UploadedFile | undefined },
): Promise<ExpenseView> {
  requirePermission(ctx, 'purchases.edit');
  const { version, remove_file: removeFile, ...fields } = change;
  await withAttachment(ctx, { file, allowed: RECEIPTS }, async (taken) => {
    let before: ExpenseRow | undefined;
    const row = await expenseChanged(ctx, async (tx) => {
      const locked = await lockExpense(tx, id);
      before = locked;
      if (version !== undefined && version !== locked.version) throw changedMeanwhile('expense');
      const bill = taken ?? (removeFile ? NO_ATTACHMENT : {});
      const columns = { ...(await expenseColumns(tx, fields, locked)), ...bill };
      const entry = { action: 'expense.updated', entity: 'expense' };
      if (!(await auditMoney(ctx, tx, entry, locked, columns))) return locked;
      const [after] = await tx
        .update(expenses)
        .set({ ...columns, version: locked.version + 1, updatedAt: ctx.now() })
        .where(eq(expenses.id, id))
        .returning();
      return after ?? locked;
    });
    return before ? { row, before } : { row };
  });
  return expenseView(ctx.db, eq(expenses.id, id));
}
