import { eq } from 'drizzle-orm';
import type { Customer } from '#app/contract/customers.ts';
import { customers } from '#app/db/schema/customers.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { noCustomer } from './customer-row.ts';
import { customerView } from './customer-view.ts';

/** One customer. Throws `not_found`. */
export async function findCustomer(ctx: Ctx, { id }: { id: string }): Promise<Customer> {
  requirePermission(ctx, 'customers.view');
  const [row] = isStorable(id) ? await ctx.db.select().from(customers).where(eq(customers.id, id)) : [];
  if (!row) throw noCustomer();
  return customerView(ctx, row);
}
