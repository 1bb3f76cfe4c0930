import { inArray } from 'drizzle-orm';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { suppliers } from '#app/db/schema/purchases.ts';
import { auditRow } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { eraseAudit } from './erase-audit.ts';

const FIELDS = ['contactPerson', 'email', 'phone'];

/** Takes the contact person out of suppliers; who was paid, and on which account, stays for the law's term. */
export async function eraseSuppliers(ctx: Ctx, tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(suppliers)
    .set({ contactPerson: '', email: '', phone: '', updatedAt: ctx.now() })
    .where(inArray(suppliers.id, ids));
  await eraseAudit(tx, ids);
  await tx.insert(auditLog).values(
    ids.map((id) =>
      auditRow(ctx, {
        action: 'supplier.erased',
        entity: 'supplier',
        entityId: id,
        after: { fields: FIELDS },
      }),
    ),
  );
}
