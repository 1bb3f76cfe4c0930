import { eq } from 'drizzle-orm';
import { suppliers } from '#app/db/schema/purchases.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { keepDeleted, rowsAsJson } from '#app/services/catalog/deleted-items.ts';
import type { Ctx } from '#app/services/context.ts';
import { refuseInUse } from './refuse-in-use.ts';
import { supplierChanged } from './supplier-changed.ts';
import { lockSupplier } from './supplier-row.ts';

/** Deletes a supplier that nothing names; `restoreSupplier` brings it back for 30 days. Throws `not_found`, `in_use`. */
export async function deleteSupplier(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'purchases.edit');
  await supplierChanged(ctx, 'deleted', async (tx) => {
    const row = await lockSupplier(tx, id);
    await refuseInUse(tx, row);
    await keepDeleted(ctx, tx, {
      id,
      entity: 'supplier',
      title: row.supplierName,
      data: { suppliers: await rowsAsJson(tx, suppliers, eq(suppliers.id, id)) },
    });
    await tx.delete(suppliers).where(eq(suppliers.id, id));
    await writeAudit(ctx, tx, {
      action: 'supplier.deleted',
      entity: 'supplier',
      entityId: id,
      before: { supplierName: row.supplierName, serviceType: row.serviceType },
    });
    return row;
  });
}
