import type { Transaction } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { namedSupplier } from '#app/services/suppliers/supplier-row.ts';

/** The fields that an expense and a recurring one have in common, by the names of their columns. */
export const SPENT_COLUMNS = {
  category: 'category',
  amount: 'amount',
  currency: 'currency',
  payment_type: 'paymentType',
  department: 'department',
  description: 'description',
} as const;

interface ChosenSupplier {
  supplierId: string | null;
  supplierName: string;
}

/**
 * Whom it is paid to. The name is copied from the directory; only where nobody of it is chosen a typed name is read, and
 * None / Direct clears both. One that is inactive stays where it was, and cannot be chosen anew. Throws `invalid_input`.
 */
export async function supplierColumns(
  tx: Transaction,
  { supplier_id: id, supplier_name: typed }: { supplier_id?: string | null; supplier_name?: string },
  before: ChosenSupplier | null,
): Promise<Partial<ChosenSupplier>> {
  if (id === null) return { supplierId: null, supplierName: typed ?? '' };
  if (id === undefined) return typed === undefined || before?.supplierId ? {} : { supplierName: typed };
  if (id === before?.supplierId) return {};
  const { supplierName, status } = await namedSupplier(tx, id);
  if (status === 'active') return { supplierId: id, supplierName };
  const text = `${supplierName} is inactive. Choose an active supplier.`;
  throw invalid(text, { supplier_id: text });
}
