import { and, eq, inArray, like, not, or, type SQL, sql } from 'drizzle-orm';
import { DEMO_IDS } from '#app/db/demo/purchase-rows.ts';
import { expenses, recurringExpenses, suppliers, vendorInvoices } from '#app/db/schema/purchases.ts';
import type { Queryable } from '#app/services/context.ts';

/** Those of the demo that nobody changed, and what the demo's recurring expenses made since. */
const GOING_RECURRING = and(like(recurringExpenses.id, DEMO_IDS), eq(recurringExpenses.version, 1));
const GOING_BILLS = and(like(vendorInvoices.id, DEMO_IDS), eq(vendorInvoices.version, 1));

function goingExpenses(tx: Queryable): SQL | undefined {
  const recurring = tx.select({ id: recurringExpenses.id }).from(recurringExpenses).where(GOING_RECURRING);
  return and(
    or(like(expenses.id, DEMO_IDS), inArray(expenses.recurringId, recurring)),
    eq(expenses.version, 1),
  );
}

/** Suppliers of the demo that nobody changed, and that nothing names which stays. */
function goingSuppliers(tx: Queryable): SQL | undefined {
  const staying = [
    [vendorInvoices, GOING_BILLS],
    [expenses, goingExpenses(tx)],
    [recurringExpenses, GOING_RECURRING],
  ] as const;
  const named = staying.map(([table, going]) =>
    tx
      .select({ id: table.supplierId })
      .from(table)
      // Not `not`: a condition that is null for a row does not hold for it.
      .where(and(sql`${table.supplierId} is not null`, sql`(${going}) is not true`)),
  );
  return and(
    like(suppliers.id, DEMO_IDS),
    eq(suppliers.version, 1),
    ...named.map((some) => not(inArray(suppliers.id, some))),
  );
}

/** How many suppliers, bills and expenses of the demo "Remove demo content" would take now. */
export async function countDemoPurchases(tx: Queryable) {
  return {
    suppliers: await tx.$count(suppliers, goingSuppliers(tx)),
    vendor_invoices: await tx.$count(vendorInvoices, GOING_BILLS),
    expenses: await tx.$count(expenses, goingExpenses(tx)),
    recurring_expenses: await tx.$count(recurringExpenses, GOING_RECURRING),
  };
}

/** Takes them, in the caller's transaction; what staff changed stays, with the suppliers that it names. */
export async function removeDemoPurchases(tx: Queryable): Promise<void> {
  // The suppliers' turn comes first to be looked at: what names them is gone afterwards.
  const going = await tx.select({ id: suppliers.id }).from(suppliers).where(goingSuppliers(tx));
  await tx.delete(expenses).where(goingExpenses(tx));
  await tx.delete(vendorInvoices).where(GOING_BILLS);
  await tx.delete(recurringExpenses).where(GOING_RECURRING);
  const ids = going.map((row) => row.id);
  if (ids.length > 0) await tx.delete(suppliers).where(inArray(suppliers.id, ids));
}
