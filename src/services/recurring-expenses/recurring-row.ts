import { eq } from 'drizzle-orm';
import { recurringExpenses } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Transaction } from '#app/services/context.ts';
import { type AppError, notFound } from '#app/services/errors.ts';

export type RecurringRow = typeof recurringExpenses.$inferSelect;

export function noRecurring(): AppError {
  return notFound('This recurring expense does not exist, or was deleted.');
}

/** The recurring expense, held until the transaction ends. Throws `not_found`. */
export async function lockRecurring(tx: Transaction, id: string): Promise<RecurringRow> {
  if (!isStorable(id)) throw noRecurring();
  const [row] = await tx.select().from(recurringExpenses).where(eq(recurringExpenses.id, id)).for('update');
  if (!row) throw noRecurring();
  return row;
}
