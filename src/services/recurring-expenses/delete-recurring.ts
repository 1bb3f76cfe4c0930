import { eq } from 'drizzle-orm';
import { expenses, recurringExpenses } from '#app/db/schema/purchases.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { keepDeleted, rowsAsJson } from '#app/services/catalog/deleted-items.ts';
import type { Ctx } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { lockRecurring } from './recurring-row.ts';

/**
 * Ends a recurring expense for good; the expenses that it made stay. `restoreRecurring` brings it back for 30 days.
 * Throws `not_found`.
 */
export async function deleteRecurring(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'purchases.edit');
  await ctx.db.transaction(async (tx) => {
    const { description, amount, currency } = await lockRecurring(tx, id);
    const made = await tx.select({ id: expenses.id }).from(expenses).where(eq(expenses.recurringId, id));
    await keepDeleted(ctx, tx, {
      id,
      entity: 'recurring_expense',
      title: description,
      data: {
        recurring_expenses: await rowsAsJson(tx, recurringExpenses, eq(recurringExpenses.id, id)),
        made: made.map((row) => row.id),
      },
    });
    await tx.delete(recurringExpenses).where(eq(recurringExpenses.id, id));
    await writeAudit(ctx, tx, {
      action: 'recurring_expense.deleted',
      entity: 'recurring_expense',
      entityId: id,
      before: { description, amount, currency },
    });
    await announce(ctx, tx, { topic: 'expenses', id: null, change: 'changed' });
  });
}
