import { eq } from 'drizzle-orm';
import type { RecurringExpenseInput, RecurringExpenseView } from '#app/contract/expenses.ts';
import { recurringExpenses } from '#app/db/schema/purchases.ts';
import { newId } from '#app/domain/ids.ts';
import { nextDue } from '#app/domain/recurring-expense.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { refuseOtherContent } from '#app/services/requests/refuse-other-content.ts';
import { recurringChanged } from './recurring-changed.ts';
import { recurringColumns, refuseDates } from './recurring-columns.ts';

/**
 * Defines an expense that comes again by itself; what is due since its first date is made at once. The same
 * `request_key` gives the same one. Throws `invalid_input` with the field, and `changed_meanwhile` when that was made of
 * other values.
 */
export async function createRecurring(ctx: Ctx, input: RecurringExpenseInput): Promise<RecurringExpenseView> {
  requirePermission(ctx, 'purchases.edit');
  const { request_key: requestKey = null, ...fields } = input;
  const recurrence = {
    every: input.every,
    dayOfMonth: input.day_of_month,
    firstDate: input.first_date,
    lastDate: input.last_date,
  };
  refuseDates(ctx, recurrence, null);
  return recurringChanged(ctx, async (tx) => {
    const columns = await recurringColumns(tx, fields, null);
    const [row] = await tx
      .insert(recurringExpenses)
      .values({
        ...columns,
        ...recurrence,
        amount: input.amount,
        description: input.description,
        id: newId('rex'),
        nextDate: nextDue(recurrence, input.first_date),
        requestKey,
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      const [made] = await tx
        .select()
        .from(recurringExpenses)
        .where(eq(recurringExpenses.requestKey, requestKey ?? ''))
        .for('update');
      if (!made) throw new Error('The recurring expense was not written');
      refuseOtherContent(made, { ...columns, ...recurrence });
      return made;
    }
    await writeAudit(ctx, tx, {
      action: 'recurring_expense.created',
      entity: 'recurring_expense',
      entityId: row.id,
      after: columns,
    });
    return row;
  });
}
