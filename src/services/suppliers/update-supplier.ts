import { eq } from 'drizzle-orm';
import type { Supplier, SupplierChange } from '#app/contract/suppliers.ts';
import { suppliers } from '#app/db/schema/purchases.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { supplierChanged } from './supplier-changed.ts';
import { supplierColumns } from './supplier-columns.ts';
import { lockSupplier } from './supplier-row.ts';
import { supplierView } from './supplier-view.ts';

/** Changes what is given; throws `not_found`, `changed_meanwhile` when `version` is not the one that is there. */
export async function updateSupplier(
  ctx: Ctx,
  { id, change: { version, ...fields } }: { id: string; change: SupplierChange },
): Promise<Supplier> {
  requirePermission(ctx, 'purchases.edit');
  const row = await supplierChanged(ctx, 'changed', async (tx) => {
    const before = await lockSupplier(tx, id);
    if (version !== undefined && version !== before.version)
      throw conflict(
        'changed_meanwhile',
        'Somebody changed this supplier meanwhile. Reload to see it, then save again.',
      );
    const columns = supplierColumns(fields);
    const changed = changedFields(before, columns);
    if (!changed) return before;
    const [after] = await tx
      .update(suppliers)
      .set({ ...columns, version: before.version + 1, updatedAt: ctx.now() })
      .where(eq(suppliers.id, id))
      .returning();
    if (!after) throw new Error('A locked supplier was not there');
    await writeAudit(ctx, tx, {
      action: 'supplier.updated',
      entity: 'supplier',
      entityId: id,
      ...changed,
    });
    return after;
  });
  return supplierView(row);
}
