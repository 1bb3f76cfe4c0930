import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ExpenseView } from '#app/contract/expenses.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { expenses, recurringExpenses, suppliers } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { takeDeleted } from '#app/services/catalog/deleted-items.ts';
import { putBackRow } from '#app/services/catalog/put-back-row.ts';
import { stillThere } from '#app/services/catalog/still-there.ts';
import type { Ctx } from '#app/services/context.ts';
import { expenseChanged } from './expense-changed.ts';
import { noExpense } from './expense-row.ts';
import { expenseView } from './expense-view.ts';

const Kept = z.object({
  expenses: z.array(z.looseObject({ supplier_id: id(), booking_id: id(), recurring_id: id() })).length(1),
});

function id() {
  return z.string().nullish();
}

/** Brings back what `deleteExpense` took. Throws `not_found` when it is gone for good. */
export async function restoreExpense(ctx: Ctx, input: { id: string }): Promise<ExpenseView> {
  requirePermission(ctx, 'purchases.edit');
  return expenseChanged(
    ctx,
    async (tx) => {
      const data = isStorable(input.id) ? await takeDeleted(tx, 'expense', input.id) : null;
      const [row] = data ? Kept.parse(data).expenses : [];
      if (!row) throw noExpense();
      // What it named may be gone since.
      await putBackRow(
        tx,
        expenses,
        {
          ...row,
          supplier_id: await stillThere(tx, suppliers, row.supplier_id),
          booking_id: await stillThere(tx, bookings, row.booking_id),
          recurring_id: await stillThere(tx, recurringExpenses, row.recurring_id),
        },
        'id',
      );
      const back = await expenseView(tx, eq(expenses.id, input.id));
      await writeAudit(ctx, tx, {
        action: 'expense.restored',
        entity: 'expense',
        entityId: back.id,
        after: { description: back.description, expenseDate: back.expense_date },
      });
      return back;
    },
    'created',
  );
}
