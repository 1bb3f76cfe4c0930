import { eq } from 'drizzle-orm';
import type { Customer, CustomerInput } from '#app/contract/customers.ts';
import { customers } from '#app/db/schema/customers.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { refuseOtherContent } from '#app/services/requests/refuse-other-content.ts';
import { customerChanged } from './customer-changed.ts';
import { customerColumns } from './customer-columns.ts';
import { customerView } from './customer-view.ts';
import { insertCustomers } from './insert-customers.ts';

/**
 * Adds a customer to New Leads. The same `request_key` gives the same customer. Throws `changed_meanwhile` when that was
 * made of other values.
 */
export async function createCustomer(ctx: Ctx, input: CustomerInput): Promise<Customer> {
  requirePermission(ctx, 'customers.edit');
  const { request_key: requestKey = null, ...fields } = input;
  const columns = customerColumns(fields);
  const row = await customerChanged(
    ctx,
    async (tx) => {
      const given = { ...columns, name: input.name, email: input.email, phone: input.phone, requestKey };
      const [id = null] = await insertCustomers(ctx, tx, [given]);
      if (id !== null)
        await writeAudit(ctx, tx, {
          action: 'customer.created',
          entity: 'customer',
          entityId: id,
          after: columns,
        });
      const where = id === null ? eq(customers.requestKey, requestKey ?? '') : eq(customers.id, id);
      const [written] = await tx.select().from(customers).where(where);
      if (!written) throw new Error('The customer was not written');
      if (id === null) refuseOtherContent(written, columns);
      return written;
    },
    'created',
  );
  return customerView(ctx, row);
}
