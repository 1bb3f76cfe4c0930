import { eq, sql } from 'drizzle-orm';
import { suppliers } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Transaction } from '#app/services/context.ts';
import { type AppError, invalid, notFound } from '#app/services/errors.ts';

export type SupplierRow = typeof suppliers.$inferSelect;

export function noSupplier(): AppError {
  return notFound('This supplier does not exist, or was deleted.');
}

async function heldSupplier(
  tx: Transaction,
  id: string,
  strength: 'update' | 'key share',
): Promise<SupplierRow | undefined> {
  if (!isStorable(id)) return undefined;
  const [row] = await tx.select().from(suppliers).where(eq(suppliers.id, id)).for(strength);
  return row;
}

/** The supplier, held until the transaction ends. Throws `not_found`. */
export async function lockSupplier(tx: Transaction, id: string): Promise<SupplierRow> {
  const row = await heldSupplier(tx, id, 'update');
  if (!row) throw noSupplier();
  return row;
}

/**
 * The supplier that a bill or an expense names, which cannot be deleted until the transaction ends. Throws
 * `invalid_input` with the field `supplier_id`.
 */
export async function namedSupplier(tx: Transaction, id: string): Promise<SupplierRow> {
  const row = await heldSupplier(tx, id, 'key share');
  if (row) return row;
  const message = 'This supplier does not exist any more. Choose another.';
  throw invalid(message, { supplier_id: message });
}

/** The one supplier of that name, in whatever case, held like `namedSupplier`; undefined when there is none, or two. */
export async function supplierCalled(tx: Transaction, name: string): Promise<SupplierRow | undefined> {
  const found = await tx
    .select()
    .from(suppliers)
    .where(eq(sql`lower(${suppliers.supplierName})`, name.toLowerCase()))
    .limit(2)
    .for('key share');
  return found.length === 1 ? found[0] : undefined;
}
