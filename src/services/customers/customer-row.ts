import { eq } from 'drizzle-orm';
import { customers } from '#app/db/schema/customers.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Transaction } from '#app/services/context.ts';
import { type AppError, notFound } from '#app/services/errors.ts';

export type CustomerRow = typeof customers.$inferSelect;

export function noCustomer(): AppError {
  return notFound('This customer does not exist, or was deleted.');
}

/** The customer, held until the transaction ends. Throws `not_found`. */
export async function lockCustomer(tx: Transaction, id: string): Promise<CustomerRow> {
  if (!isStorable(id)) throw noCustomer();
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  if (!row) throw noCustomer();
  return row;
}
