import { eq } from 'drizzle-orm';
import type { ExpenseInput, ExpenseView } from '#app/contract/expenses.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { newId } from '#app/domain/ids.ts';
import { NO_ATTACHMENT, sentFile, type UploadedFile } from '#app/services/attachments/attachment.ts';
import { RECEIPTS } from '#app/services/attachments/attachment-kind.ts';
import { withAttachment } from '#app/services/attachments/with-attachment.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { refuseOtherContent } from '#app/services/requests/refuse-other-content.ts';
import { expenseChanged } from './expense-changed.ts';
import { expenseColumns } from './expense-columns.ts';
import { expenseView } from './expense-view.ts';

/**
 * Records an expense, with its bill. The same `request_key` gives the same expense. Throws `invalid_input` with the
 * field, `changed_meanwhile` when that key made one of other values, and what a file can be refused for.
 */
export async function createExpense(
  ctx: Ctx,
  { input, file }: { input: ExpenseInput; file?: UploadedFile | undefined },
): Promise<ExpenseView> {
  requirePermission(ctx, 'purchases.edit');
  const { request_key: requestKey = null, ...fields } = input;
  const row = await withAttachment(ctx, { file, allowed: RECEIPTS }, async (taken) => ({
    row: await expenseChanged(
      ctx,
      async (tx) => {
        const spent = await expenseColumns(tx, fields, null);
        const bill = taken ?? NO_ATTACHMENT;
        const columns = { ...spent, ...bill };
        const { expense_date: expenseDate, amount, description } = input;
        const marks = { id: newId('exp'), requestKey, createdAt: ctx.now(), updatedAt: ctx.now() };
        const [made] = await tx
          .insert(expenses)
          .values({ ...columns, expenseDate, amount, description, ...marks })
          .onConflictDoNothing()
          .returning();
        if (!made) {
          const [before] = await tx
            .select()
            .from(expenses)
            .where(eq(expenses.requestKey, requestKey ?? ''));
          if (!before) throw new Error('The expense was not written');
          refuseOtherContent(before, { ...spent, ...sentFile(bill) });
          return before;
        }
        await writeAudit(ctx, tx, {
          action: 'expense.created',
          entity: 'expense',
          entityId: made.id,
          after: columns,
        });
        return made;
      },
      'created',
    ),
  }));
  return expenseView(ctx.db, eq(expenses.id, row.id));
}
