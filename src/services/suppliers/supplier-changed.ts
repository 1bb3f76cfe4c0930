import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { announce } from '#app/services/events/announce.ts';
import type { SupplierRow } from './supplier-row.ts';

/** Runs a change of one supplier in a transaction, tells open offices of it with the commit, and lets figures be counted anew. */
export async function supplierChanged(
  ctx: Ctx,
  change: 'created' | 'changed' | 'deleted',
  write: (tx: Transaction) => Promise<SupplierRow>,
): Promise<SupplierRow> {
  const row = await ctx.db.transaction(async (tx) => {
    const written = await write(tx);
    await announce(ctx, tx, { topic: 'suppliers', id: written.id, change, name: written.supplierName });
    return written;
  });
  figuresChanged(ctx);
  return row;
}
