import { eq } from 'drizzle-orm';
import type { RecurringExpenseChange, RecurringExpenseView } from '#app/contract/expenses.ts';
import { recurringExpenses } from '#app/db/schema/purchases.ts';
import { countsFrom, nextDue } from '#app/domain/recurring-expense.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { auditMoney } from '#app/services/expenses/audit-money.ts';
import { changedMeanwhile } from '#app/services/expenses/changed-meanwhile.ts';
import { businessDay, makeExpenses } from './make-due-expenses.ts';
import { recurringChanged } from './recurring-changed.ts';
import { recurringColumns, refuseDates } from './recurring-columns.ts';
import { lockRecurring } from './recurring-row.ts';

/**
 * Changes what is given, for the expenses to come: those that are there stay, and what was due by now is made as it was.
 * Throws `not_found`, `invalid_input`, and `changed_meanwhile` when `version` is an older one.
 */
export async function updateRecurring(
  ctx: Ctx,
  { id, change }: { id: string; change: RecurringExpenseChange },
): Promise<RecurringExpenseView> {
  requirePermission(ctx, 'purchases.edit');
  const { version, ...fields } = change;
  return recurringChanged(ctx, async (tx) => {
    const found = await lockRecurring(tx, id);
    if (version !== undefined && version !== found.version) throw changedMeanwhile('recurring expense');
    const today = businessDay(ctx);
    await makeExpenses(ctx, tx, found, today);
    const before = await lockRecurring(tx, id);
    const columns = await recurringColumns(tx, fields, before);
    const entry = { action: 'recurring_expense.updated', entity: 'recurring_expense' };
    if (!(await auditMoney(ctx, tx, entry, before, columns))) return before;
    const after = { ...before, ...columns };
    refuseDates(ctx, after, before.firstDate);
    const resumed = before.paused && !after.paused;
    const from = countsFrom(after, { madeUntil: before.madeUntil, today, resumed });
    const [row] = await tx
      .update(recurringExpenses)
      .set({
        ...columns,
        nextDate: nextDue(after, from),
        version: before.version + 1,
        updatedAt: ctx.now(),
      })
      .where(eq(recurringExpenses.id, id))
      .returning();
    return row ?? before;
  });
}
