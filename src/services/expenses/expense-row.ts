import { eq } from 'drizzle-orm';
import { expenses } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Transaction } from '#app/services/context.ts';
import { type AppError, notFound } from '#app/services/errors.ts';

export type ExpenseRow = typeof expenses.$inferSelect;

export function noExpense(): AppError {
  return notFound('This expense does not exist, or was deleted.');
}

/** The expense, held until the transaction ends. Throws `not_found`. */
export async function lockExpense(tx: Transaction, id: string): Promise<ExpenseRow> {
  if (!isStorable(id)) throw noExpense();
  const [row] = await tx.select().from(expenses).where(eq(expenses.id, id)).for('update');
  if (!row) throw noExpense();
  return row;
}
