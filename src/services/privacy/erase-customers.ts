import { inArray } from 'drizzle-orm';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { customers } from '#app/db/schema/customers.ts';
import { staffTasks } from '#app/db/schema/staff-tasks.ts';
import { auditRow } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { eraseAudit } from './erase-audit.ts';

/** Removes customers with calls, packages and tasks: no law asks to keep them. That they were there stays in the audit. */
export async function eraseCustomers(ctx: Ctx, tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(staffTasks).where(inArray(staffTasks.customerId, ids));
  await tx.delete(customers).where(inArray(customers.id, ids));
  await eraseAudit(tx, ids);
  await tx
    .insert(auditLog)
    .values(ids.map((id) => auditRow(ctx, { action: 'customer.erased', entity: 'customer', entityId: id })));
}
