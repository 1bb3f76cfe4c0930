import { eq } from 'drizzle-orm';
import type { RecurringExpenseView } from '#app/contract/expenses.ts';
import { recurringExpenses } from '#app/db/schema/purchases.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { announce } from '#app/services/events/announce.ts';
import { businessDay, makeExpenses } from './make-due-expenses.ts';
import type { RecurringRow } from './recurring-row.ts';
import { recurringView } from './recurring-view.ts';

/**
 * Runs a change of one recurring expense in a transaction, makes what of it is due by now, and tells open offices with
 * the commit. `write` answers its row as it is afterwards.
 */
export async function recurringChanged(
  ctx: Ctx,
  write: (tx: Transaction) => Promise<RecurringRow>,
): Promise<RecurringExpenseView> {
  const view = await ctx.db.transaction(async (tx) => {
    const row = await write(tx);
    await makeExpenses(ctx, tx, row, businessDay(ctx));
    await announce(ctx, tx, { topic: 'expenses', id: null, change: 'changed' });
    return recurringView(tx, eq(recurringExpenses.id, row.id));
  });
  figuresChanged(ctx);
  return view;
}
