import { expenses, vendorInvoices } from '#app/db/schema/purchases.ts';
import { financialYear } from '#app/domain/financial-year.ts';
import type { Database } from '#app/services/context.ts';

type Bill = typeof vendorInvoices.$inferInsert;
type Expense = typeof expenses.$inferInsert;

/** A vendor's bill of ₹10,000 before 18% GST, dated 5 January 2027, unless `change` says otherwise; paise. */
export async function addBill(db: Database, change: Partial<Bill> = {}): Promise<string> {
  const id = `vin_${crypto.randomUUID()}`;
  const {
    amount = 1_000_000,
    invoiceDate = '2027-01-05',
    invoiceNumber = id,
    vendorName = 'Himgiri',
  } = change;
  await db.insert(vendorInvoices).values({
    id,
    vendorName,
    vendorKey: vendorName.toLowerCase(),
    invoiceNumber,
    numberKey: invoiceNumber.toLowerCase(),
    financialYear: financialYear(invoiceDate),
    invoiceDate,
    amount,
    gstRate: 18,
    gstAmount: amount * 0.18,
    totalAmount: amount * 1.18,
    ...change,
  });
  return id;
}

/** Rent of ₹100, paid on 5 January 2027, unless `change` says otherwise; paise. */
export async function addExpense(db: Database, change: Partial<Expense> = {}): Promise<string> {
  const id = `exp_${crypto.randomUUID()}`;
  await db.insert(expenses).values({
    id,
    expenseDate: '2027-01-05',
    category: 'rent',
    amount: 10_000,
    description: 'Rent of the office',
    ...change,
  });
  return id;
}
