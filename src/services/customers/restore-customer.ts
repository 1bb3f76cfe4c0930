import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Customer } from '#app/contract/customers.ts';
import { callLogs, customerRecords, customers, packagesSent } from '#app/db/schema/customers.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { takeDeleted } from '#app/services/catalog/deleted-items.ts';
import { putBackRow } from '#app/services/catalog/put-back-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { customerChanged } from './customer-changed.ts';
import { type CustomerRow, noCustomer } from './customer-row.ts';
import { customerView } from './customer-view.ts';

const rows = z.array(z.record(z.string(), z.unknown()));
const Kept = z.object({
  customers: rows.min(1),
  call_logs: rows,
  packages_sent: rows,
  customer_records: z.array(
    z.object({ customer_id: z.string(), kind: z.enum(['inquiry', 'booking']), record_id: z.string() }),
  ),
});

/** Brings back what `deleteCustomer` took, with its calls and packages. Throws `not_found` when it is gone for good. */
export async function restoreCustomer(ctx: Ctx, { id }: { id: string }): Promise<Customer> {
  requirePermission(ctx, 'customers.edit');
  const row = await customerChanged(
    ctx,
    async (tx) => {
      const back = await putBackCustomer(ctx, tx, id);
      if (!back) throw noCustomer();
      return back;
    },
    'created',
  );
  return customerView(ctx, row);
}

/** Null when it is gone for good, or back already. */
export async function putBackCustomer(ctx: Ctx, tx: Transaction, id: string): Promise<CustomerRow | null> {
  const data = isStorable(id) ? await takeDeleted(tx, 'customer', id) : null;
  if (!data) return null;
  const kept = Kept.parse(data);
  await putBackRow(tx, customers, kept.customers[0] ?? {}, 'id');
  for (const call of kept.call_logs) await putBackRow(tx, callLogs, call, 'id');
  for (const sent of kept.packages_sent) await putBackRow(tx, packagesSent, sent, 'id');
  const joined = kept.customer_records.map((one) => ({
    customerId: one.customer_id,
    kind: one.kind,
    recordId: one.record_id,
  }));
  // One that was joined to somebody else meanwhile stays there.
  if (joined.length > 0) await tx.insert(customerRecords).values(joined).onConflictDoNothing();
  const [back] = await tx.select().from(customers).where(eq(customers.id, id));
  if (!back) throw new Error(`The customer ${id} did not come back`);
  await writeAudit(ctx, tx, {
    action: 'customer.restored',
    entity: 'customer',
    entityId: id,
    after: { name: back.name, list: back.customerList },
  });
  return back;
}
