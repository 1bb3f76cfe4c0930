import type { Ctx, Transaction } from '#app/services/context.ts';
import { recordChanged } from '#app/services/events/record-changed.ts';
import type { SupplierRow } from './supplier-row.ts';

/** A change of one supplier; `write` answers it as it is afterwards. */
export function supplierChanged(
  ctx: Ctx,
  change: 'created' | 'changed' | 'deleted',
  write: (tx: Transaction) => Promise<SupplierRow>,
): Promise<SupplierRow> {
  return recordChanged(ctx, write, ({ id, supplierName: name }) => ({
    topic: 'suppliers',
    id,
    change,
    name,
  }));
}
