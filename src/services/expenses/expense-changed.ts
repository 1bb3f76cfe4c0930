import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { announce } from '#app/services/events/announce.ts';

/**
 * Runs a change of one expense in a transaction, tells open offices of it with the commit, and lets the figures be
 * counted anew. `write` answers the expense as it is afterwards.
 */
export async function expenseChanged<Row extends { id: string; description: string }>(
  ctx: Ctx,
  write: (tx: Transaction) => Promise<Row>,
  change: 'created' | 'changed' | 'deleted' = 'changed',
): Promise<Row> {
  const row = await ctx.db.transaction(async (tx) => {
    const written = await write(tx);
    await announce(ctx, tx, { topic: 'expenses', id: written.id, change, name: written.description });
    return written;
  });
  figuresChanged(ctx);
  return row;
}
