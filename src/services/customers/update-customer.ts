import type { Customer, CustomerChange } from '#app/contract/customers.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { customerChanged } from './customer-changed.ts';
import { customerColumns } from './customer-columns.ts';
import { lockCustomer } from './customer-row.ts';
import { customerView } from './customer-view.ts';
import { refusePastFollowUp } from './refuse-past-follow-up.ts';
import { writeCustomer } from './write-customer.ts';

/** Changes what is given; throws `not_found`, `changed_meanwhile` when `version` is not the one that is there. */
export async function updateCustomer(
  ctx: Ctx,
  { id, change }: { id: string; change: CustomerChange },
): Promise<Customer> {
  requirePermission(ctx, 'customers.edit');
  const { version, next_follow_up_date: next, ...fields } = change;
  const row = await customerChanged(ctx, async (tx) => {
    const before = await lockCustomer(tx, id);
    if (version !== undefined && version !== before.version)
      throw conflict(
        'changed_meanwhile',
        'Somebody changed this customer meanwhile. Reload to see it, then save again.',
      );
    const columns = {
      ...customerColumns(fields),
      ...(next === undefined ? {} : { nextFollowUpDate: next }),
    };
    const changed = changedFields(before, columns);
    if (!changed) return before;
    if (next !== before.nextFollowUpDate) refusePastFollowUp(ctx, next);
    const after = await writeCustomer(ctx, tx, before, columns);
    await writeAudit(ctx, tx, {
      action: 'customer.updated',
      entity: 'customer',
      entityId: id,
      ...changed,
    });
    return after;
  });
  return customerView(ctx, row);
}
