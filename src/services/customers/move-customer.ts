import type { Customer } from '#app/contract/customers.ts';
import type { CustomerList } from '#app/domain/customer.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { customerChanged } from './customer-changed.ts';
import { type CustomerRow, lockCustomer } from './customer-row.ts';
import { customerView } from './customer-view.ts';
import { writeCustomer } from './write-customer.ts';

/** Puts a customer on a list, from any other (back-office §4); moving back undoes it. Throws `not_found`. */
export async function moveCustomer(
  ctx: Ctx,
  { id, list }: { id: string; list: CustomerList },
): Promise<Customer> {
  requirePermission(ctx, 'customers.edit');
  const row = await customerChanged(ctx, async (tx) => writeMove(ctx, tx, await lockCustomer(tx, id), list));
  return customerView(ctx, row);
}

/** The move of a locked customer with its audit row; to the list it stands on, nothing. */
export async function writeMove(
  ctx: Ctx,
  tx: Transaction,
  before: CustomerRow,
  list: CustomerList,
): Promise<CustomerRow> {
  if (before.customerList === list) return before;
  const after = await writeCustomer(ctx, tx, before, { customerList: list, listedAt: ctx.now() });
  await writeAudit(ctx, tx, {
    action: 'customer.moved',
    entity: 'customer',
    entityId: before.id,
    before: { list: before.customerList },
    after: { list },
  });
  return after;
}
