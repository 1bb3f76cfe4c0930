import { count, eq } from 'drizzle-orm';
import { expenses, recurringExpenses, vendorInvoices } from '#app/db/schema/purchases.ts';
import type { Transaction } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import type { SupplierRow } from './supplier-row.ts';

/** Records that may name a supplier, and what one and several of them are called. */
const USERS = [
  [vendorInvoices, 'vendor invoice', 'vendor invoices'],
  [expenses, 'expense', 'expenses'],
  [recurringExpenses, 'recurring expense', 'recurring expenses'],
] as const;

/** Throws `in_use` with what names the supplier, which is locked, so that nothing more can. */
export async function refuseInUse(tx: Transaction, { id, supplierName, status }: SupplierRow): Promise<void> {
  const used: string[] = [];
  for (const [table, one, many] of USERS) {
    const [row] = await tx.select({ total: count() }).from(table).where(eq(table.supplierId, id));
    const total = row?.total ?? 0;
    if (total > 0) used.push(`${total.toLocaleString('en-IN')} ${total === 1 ? one : many}`);
  }
  if (used.length === 0) return;
  const instead =
    status === 'active'
      ? 'Make it inactive: it stays on them and is not offered any more.'
      : 'It is inactive already, so it is not offered any more.';
  throw conflict('in_use', `${supplierName} stands on ${listed(used)}, so it cannot be deleted. ${instead}`);
}

/** `a`, `a and b`, `a, b and c`. */
function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
