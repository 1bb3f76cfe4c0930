import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { announce } from '#app/services/events/announce.ts';

/**
 * Runs a change of one customer in a transaction, tells open offices of it with the commit, and lets the figures be
 * counted anew. `write` answers the customer as it is afterwards.
 */
export async function customerChanged<Row extends { id: string; name: string }>(
  ctx: Ctx,
  write: (tx: Transaction) => Promise<Row>,
  change: 'created' | 'changed' | 'deleted' = 'changed',
): Promise<Row> {
  const row = await ctx.db.transaction(async (tx) => {
    const written = await write(tx);
    await announce(ctx, tx, { topic: 'customers', id: written.id, change, name: written.name });
    return written;
  });
  figuresChanged(ctx);
  return row;
}
