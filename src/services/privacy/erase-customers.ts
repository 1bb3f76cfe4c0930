import { and, eq, inArray, sql } from 'drizzle-orm';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { customers } from '#app/db/schema/customers.ts';
import { deletedItems } from '#app/db/schema/deleted-items.ts';
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

/** Those that staff deleted lately and could bring back. */
export async function forgetDeletedCustomers(tx: Transaction, email: string): Promise<void> {
  if (email.trim() === '') return;
  const gone = await tx
    .delete(deletedItems)
    .where(
      and(
        eq(deletedItems.entity, 'customer'),
        eq(sql`lower(${deletedItems.data} -> 'customers' -> 0 ->> 'email')`, email.trim().toLowerCase()),
      ),
    )
    .returning({ id: deletedItems.id });
  await eraseAudit(
    tx,
    gone.map((one) => one.id),
  );
}
