import { inArray } from 'drizzle-orm';
import type { CustomerBulk, CustomerBulkAnswer } from '#app/contract/customer-records.ts';
import { customers } from '#app/db/schema/customers.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { announce } from '#app/services/events/announce.ts';
import { refuseUnknownUser, writeAssignee } from './assign-customer.ts';
import { noCustomer } from './customer-row.ts';
import { writeMove } from './move-customer.ts';

/**
 * Moves or assigns many customers in one transaction. Answers what each was before, and those that are gone by now with
 * the reason. Throws `invalid_input` for who is no active user.
 */
export async function changeCustomers(ctx: Ctx, input: CustomerBulk): Promise<CustomerBulkAnswer> {
  requirePermission(ctx, 'customers.edit');
  const { target_list: list, assignee_id: wanted } = input;
  const ids = [...new Set(input.ids)];
  const answer = await ctx.db.transaction(async (tx) => {
    const assignee = wanted === undefined ? undefined : await refuseUnknownUser(tx, wanted);
    // In one order, so that two of these at once wait for each other and never for ever.
    const rows = await tx
      .select()
      .from(customers)
      .where(inArray(customers.id, ids.filter(isStorable)))
      .orderBy(customers.id)
      .for('update');
    for (const row of rows) {
      const moved = list === undefined ? row : await writeMove(ctx, tx, row, list);
      if (assignee !== undefined) await writeAssignee(ctx, tx, moved, assignee);
    }
    if (rows.length > 0) await announce(ctx, tx, { topic: 'customers', id: null, change: 'changed' });
    const found = new Set(rows.map((row) => row.id));
    return {
      changed: rows.map((row) => ({
        id: row.id,
        customer_list: row.customerList,
        assignee_id: row.assigneeId,
      })),
      skipped: ids.filter((id) => !found.has(id)).map((id) => ({ id, reason: noCustomer().message })),
    };
  });
  figuresChanged(ctx);
  return answer;
}
