import { eq } from 'drizzle-orm';
import { callLogs, customerRecords, customers, packagesSent } from '#app/db/schema/customers.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { keepDeleted, rowsAsJson } from '#app/services/catalog/deleted-items.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { customerChanged } from './customer-changed.ts';
import { type CustomerRow, lockCustomer } from './customer-row.ts';

/** Deletes a customer with calls and packages; `restoreCustomer` brings all back for 30 days. Throws `not_found`. */
export async function deleteCustomer(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'customers.edit');
  await customerChanged(
    ctx,
    async (tx) => {
      const row = await lockCustomer(tx, id);
      await removeCustomer(ctx, tx, row);
      return row;
    },
    'deleted',
  );
}

/** Takes a locked customer out, kept for who wants it back. */
export async function removeCustomer(ctx: Ctx, tx: Transaction, row: CustomerRow): Promise<void> {
  const { id } = row;
  await keepDeleted(ctx, tx, {
    id,
    entity: 'customer',
    title: row.name,
    data: {
      customers: await rowsAsJson(tx, customers, eq(customers.id, id)),
      call_logs: await rowsAsJson(tx, callLogs, eq(callLogs.customerId, id)),
      packages_sent: await rowsAsJson(tx, packagesSent, eq(packagesSent.customerId, id)),
      customer_records: await rowsAsJson(tx, customerRecords, eq(customerRecords.customerId, id)),
    },
  });
  await tx.delete(customers).where(eq(customers.id, id));
  await writeAudit(ctx, tx, {
    action: 'customer.deleted',
    entity: 'customer',
    entityId: id,
    before: { name: row.name, list: row.customerList },
  });
}
