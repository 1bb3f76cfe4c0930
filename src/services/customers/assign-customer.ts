import { and, eq, isNull } from 'drizzle-orm';
import type { Customer } from '#app/contract/customers.ts';
import { user } from '#app/db/schema/auth.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { customerChanged } from './customer-changed.ts';
import { type CustomerRow, lockCustomer } from './customer-row.ts';
import { customerView } from './customer-view.ts';
import { writeCustomer } from './write-customer.ts';

/** Gives a customer to a member of staff, or to nobody. Throws `not_found`, `invalid_input` for who is no active user. */
export async function assignCustomer(
  ctx: Ctx,
  { id, assigneeId }: { id: string; assigneeId: string | null },
): Promise<Customer> {
  requirePermission(ctx, 'customers.edit');
  const row = await customerChanged(ctx, async (tx) => {
    const before = await lockCustomer(tx, id);
    return writeAssignee(ctx, tx, before, await refuseUnknownUser(tx, assigneeId));
  });
  return customerView(ctx, row);
}

/** The id of an active user, or null for nobody. */
export async function refuseUnknownUser(tx: Transaction, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const active = and(eq(user.id, id), isNull(user.disabledAt));
  const [found] = isStorable(id) ? await tx.select({ id: user.id }).from(user).where(active) : [];
  if (!found) throw invalid('Choose an active user', { assignee_id: 'Choose an active user' });
  return id;
}

export async function writeAssignee(
  ctx: Ctx,
  tx: Transaction,
  before: CustomerRow,
  assigneeId: string | null,
): Promise<CustomerRow> {
  if (before.assigneeId === assigneeId) return before;
  const after = await writeCustomer(ctx, tx, before, { assigneeId });
  await writeAudit(ctx, tx, {
    action: 'customer.assigned',
    entity: 'customer',
    entityId: before.id,
    before: { assigneeId: before.assigneeId },
    after: { assigneeId },
  });
  return after;
}
