import { inArray } from 'drizzle-orm';
import type { CustomersDeleted, CustomersRestored } from '#app/contract/customer-records.ts';
import { customers } from '#app/db/schema/customers.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { announce } from '#app/services/events/announce.ts';
import { removeCustomer } from './delete-customer.ts';
import { putBackCustomer } from './restore-customer.ts';

/** Deletes many customers in one transaction, all to be had back for 30 days. Answers those that were there. */
export async function deleteCustomers(ctx: Ctx, { ids }: { ids: string[] }): Promise<CustomersDeleted> {
  requirePermission(ctx, 'customers.edit');
  const deleted = await ctx.db.transaction(async (tx) => {
    // In one order, so that two of these at once wait for each other and never for ever.
    const rows = await tx
      .select()
      .from(customers)
      .where(inArray(customers.id, ids.filter(isStorable)))
      .orderBy(customers.id)
      .for('update');
    for (const row of rows) await removeCustomer(ctx, tx, row);
    if (rows.length > 0) await announce(ctx, tx, { topic: 'customers', id: null, change: 'deleted' });
    return rows.map(({ id }) => id);
  });
  figuresChanged(ctx);
  return { deleted, missing: new Set(ids).size - deleted.length };
}

/** Brings back what `deleteCustomers` took. Answers those that came back; the others were back, or are gone for good. */
export async function restoreCustomers(ctx: Ctx, { ids }: { ids: string[] }): Promise<CustomersRestored> {
  requirePermission(ctx, 'customers.edit');
  const restored = await ctx.db.transaction(async (tx) => {
    const back: string[] = [];
    for (const id of [...new Set(ids)].sort()) if (await putBackCustomer(ctx, tx, id)) back.push(id);
    if (back.length > 0) await announce(ctx, tx, { topic: 'customers', id: null, change: 'created' });
    return back;
  });
  figuresChanged(ctx);
  return { restored };
}
