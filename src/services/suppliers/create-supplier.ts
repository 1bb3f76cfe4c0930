import { eq } from 'drizzle-orm';
import type { Supplier, SupplierInput } from '#app/contract/suppliers.ts';
import { suppliers } from '#app/db/schema/purchases.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { refuseOtherContent } from '#app/services/requests/refuse-other-content.ts';
import { supplierChanged } from './supplier-changed.ts';
import { supplierColumns } from './supplier-columns.ts';
import { supplierView } from './supplier-view.ts';

/**
 * Adds a supplier to the directory. The same `request_key` gives the same supplier. Throws `changed_meanwhile` when that
 * was made of other values.
 */
export async function createSupplier(ctx: Ctx, input: SupplierInput): Promise<Supplier> {
  requirePermission(ctx, 'purchases.edit');
  const { request_key: requestKey = null, ...fields } = input;
  const columns = supplierColumns(fields);
  const row = await supplierChanged(ctx, 'created', async (tx) => {
    const times = { createdAt: ctx.now(), updatedAt: ctx.now() };
    const [made] = await tx
      .insert(suppliers)
      .values({ id: newId('sup'), requestKey, ...columns, ...times })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      const [before] = await tx
        .select()
        .from(suppliers)
        .where(eq(suppliers.requestKey, requestKey ?? ''));
      if (!before) throw new Error('The supplier was not written');
      refuseOtherContent(before, columns);
      return before;
    }
    await writeAudit(ctx, tx, {
      action: 'supplier.created',
      entity: 'supplier',
      entityId: made.id,
      after: columns,
    });
    return made;
  });
  return supplierView(row);
}
