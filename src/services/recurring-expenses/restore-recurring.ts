import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { RecurringExpenseView } from '#app/contract/expenses.ts';
import { expenses, recurringExpenses, suppliers } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { takeDeleted } from '#app/services/catalog/deleted-items.ts';
import { putBackRow } from '#app/services/catalog/put-back-row.ts';
import { stillThere } from '#app/services/catalog/still-there.ts';
import type { Ctx } from '#app/services/context.ts';
import { recurringChanged } from './recurring-changed.ts';
import { lockRecurring, noRecurring } from './recurring-row.ts';

const Kept = z.object({
  recurring_expenses: z.array(z.looseObject({ supplier_id: z.string().nullish() })).length(1),
  made: z.array(z.string()),
});

/** Brings back what `deleteRecurring` took; its expenses are its own again. Throws `not_found` when it is gone for good. */
export async function restoreRecurring(ctx: Ctx, { id }: { id: string }): Promise<RecurringExpenseView> {
  requirePermission(ctx, 'purchases.edit');
  return recurringChanged(ctx, async (tx) => {
    const data = isStorable(id) ? await takeDeleted(tx, 'recurring_expense', id) : null;
    const kept = data && Kept.parse(data);
    const [row] = kept?.recurring_expenses ?? [];
    if (!kept || !row) throw noRecurring();
    const supplier = await stillThere(tx, suppliers, row.supplier_id);
    const back = { ...row, supplier_id: supplier };
    await putBackRow(tx, recurringExpenses, back, 'id');
    if (kept.made.length > 0)
      await tx.update(expenses).set({ recurringId: id }).where(inArray(expenses.id, kept.made));
    const restored = await lockRecurring(tx, id);
    await writeAudit(ctx, tx, {
      action: 'recurring_expense.restored',
      entity: 'recurring_expense',
      entityId: id,
      after: { description: restored.description },
    });
    return restored;
  });
}
