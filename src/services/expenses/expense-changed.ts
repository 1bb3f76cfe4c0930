import type { Ctx, Transaction } from '#app/services/context.ts';
import { recordChanged } from '#app/services/events/record-changed.ts';

/** A change of one expense; `write` answers the expense as it is afterwards. */
export function expenseChanged<Row extends { id: string; description: string }>(
  ctx: Ctx,
  write: (tx: Transaction) => Promise<Row>,
  change: 'created' | 'changed' | 'deleted' = 'changed',
): Promise<Row> {
  return recordChanged(ctx, write, ({ id, description }) => ({
    topic: 'expenses',
    id,
    change,
    name: description,
  }));
}
