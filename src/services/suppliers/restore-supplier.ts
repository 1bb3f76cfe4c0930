import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Supplier } from '#app/contract/suppliers.ts';
import { suppliers } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { takeDeleted } from '#app/services/catalog/deleted-items.ts';
import { putBackRow } from '#app/services/catalog/put-back-row.ts';
import type { Ctx } from '#app/services/context.ts';
import { supplierChanged } from './supplier-changed.ts';
import { noSupplier } from './supplier-row.ts';
import { supplierView } from './supplier-view.ts';

const Kept = z.object({ suppliers: z.array(z.record(z.string(), z.unknown())).min(1) });

/** Brings back what `deleteSupplier` took. Throws `not_found` when it is gone for good. */
export async function restoreSupplier(ctx: Ctx, { id }: { id: string }): Promise<Supplier> {
  requirePermission(ctx, 'purchases.edit');
  const row = await supplierChanged(ctx, 'created', async (tx) => {
    const data = isStorable(id) ? await takeDeleted(tx, 'supplier', id) : null;
    if (!data) throw noSupplier();
    await putBackRow(tx, suppliers, Kept.parse(data).suppliers[0] ?? {}, 'id');
    const [back] = await tx.select().from(suppliers).where(eq(suppliers.id, id));
    if (!back) throw new Error(`The supplier ${id} did not come back`);
    await writeAudit(ctx, tx, {
      action: 'supplier.restored',
      entity: 'supplier',
      entityId: id,
      after: { supplierName: back.supplierName, serviceType: back.serviceType },
    });
    return back;
  });
  return supplierView(row);
}
