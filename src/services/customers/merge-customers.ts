import { eq } from 'drizzle-orm';
import type { Customer } from '#app/contract/customers.ts';
import { callLogs, customerRecords, customers, packagesSent } from '#app/db/schema/customers.ts';
import { messages } from '#app/db/schema/messages.ts';
import { staffTasks } from '#app/db/schema/staff-tasks.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { customerChanged } from './customer-changed.ts';
import { type CustomerRow, lockCustomer } from './customer-row.ts';
import { customerView } from './customer-view.ts';
import { mergedColumns } from './merged-columns.ts';
import { writeCustomer } from './write-customer.ts';

/**
 * Makes two customers one, for good: the other's calls, packages, inquiries and bookings become those of `id`, what was
 * empty is filled from it, and a number or address of its own is noted. Throws `not_found`, `invalid_input` for itself.
 */
export async function mergeCustomers(
  ctx: Ctx,
  { id, otherId }: { id: string; otherId: string },
): Promise<Customer> {
  requirePermission(ctx, 'customers.edit');
  if (id === otherId) throw invalid('Choose another customer', { other_id: 'Choose another customer' });
  const row = await customerChanged(ctx, async (tx) => {
    const { kept, other } = await lockBoth(tx, id, otherId);
    for (const table of [callLogs, packagesSent, customerRecords])
      await tx.update(table).set({ customerId: id }).where(eq(table.customerId, otherId));
    await tx.update(messages).set({ customerId: id }).where(eq(messages.customerId, otherId));
    await tx.update(staffTasks).set({ customerId: id }).where(eq(staffTasks.customerId, otherId));
    await tx.delete(customers).where(eq(customers.id, otherId));
    const after = await writeCustomer(ctx, tx, kept, mergedColumns(kept, other));
    await writeAudit(ctx, tx, {
      action: 'customer.merged',
      entity: 'customer',
      entityId: id,
      before: { calls: kept.callsCount, packages: kept.packagesSentCount },
      after: {
        calls: after.callsCount,
        packages: after.packagesSentCount,
        customer: { id: otherId, name: other.name, email: other.email, phone: other.phone },
      },
    });
    await writeAudit(ctx, tx, {
      action: 'customer.merged_away',
      entity: 'customer',
      entityId: otherId,
      before: { name: other.name },
      after: { into: id },
    });
    return after;
  });
  return customerView(ctx, row);
}

/** In one order, so that two who merge the same pair the other way round do not wait for each other for ever. */
async function lockBoth(tx: Transaction, id: string, otherId: string) {
  const locked = new Map<string, CustomerRow>();
  for (const one of [id, otherId].sort()) locked.set(one, await lockCustomer(tx, one));
  const [kept, other] = [locked.get(id), locked.get(otherId)];
  if (!kept || !other) throw new Error('Both were locked');
  return { kept, other };
}
