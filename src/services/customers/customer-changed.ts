import type { Ctx, Transaction } from '#app/services/context.ts';
import { recordChanged } from '#app/services/events/record-changed.ts';

/** A change of one customer; `write` answers the customer as it is afterwards. */
export function customerChanged<Row extends { id: string; name: string }>(
  ctx: Ctx,
  write: (tx: Transaction) => Promise<Row>,
  change: 'created' | 'changed' | 'deleted' = 'changed',
): Promise<Row> {
  return recordChanged(ctx, write, ({ id, name }) => ({ topic: 'customers', id, change, name }));
}
