import { eq } from 'drizzle-orm';
import { customers } from '#app/db/schema/customers.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { CustomerRow } from './customer-row.ts';
import { scoreColumns } from './score-columns.ts';

/** Writes a change of a locked customer with the score that follows from it. Answers the row as it is now. */
export async function writeCustomer(
  ctx: Ctx,
  tx: Transaction,
  row: CustomerRow,
  change: Partial<Omit<CustomerRow, 'id' | 'createdAt'>>,
): Promise<CustomerRow> {
  const [after] = await tx
    .update(customers)
    .set({
      ...change,
      ...scoreColumns(ctx, { ...row, ...change }),
      version: row.version + 1,
      updatedAt: ctx.now(),
    })
    .where(eq(customers.id, row.id))
    .returning();
  if (!after) throw new Error('A locked customer was not there');
  return after;
}
