import { eq, type SQL } from 'drizzle-orm';
import type { ExpenseView } from '#app/contract/expenses.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { toDecimal } from '#app/domain/money.ts';
import { attachmentView } from '#app/services/attachments/attachment.ts';
import type { Queryable } from '#app/services/context.ts';
import { type ExpenseRow, noExpense } from './expense-row.ts';

/** Expenses with the reference of their booking; the caller adds conditions, order and page. */
export function selectExpenses(db: Queryable) {
  return db
    .select({ row: expenses, reference: bookings.reference })
    .from(expenses)
    .leftJoin(bookings, eq(bookings.id, expenses.bookingId))
    .$dynamic();
}

export function toExpenseView({
  row,
  reference,
}: {
  row: ExpenseRow;
  reference: string | null;
}): ExpenseView {
  return {
    id: row.id,
    expense_date: row.expenseDate,
    ...spentView(row),
    exchange_rate: row.exchangeRate,
    invoice_reference: row.invoiceReference,
    booking_id: row.bookingId,
    booking_reference: reference ?? '',
    recurring: row.recurringDate !== null,
    recurring_id: row.recurringId,
    ...attachmentView(row, `/api/expenses/${row.id}/download`),
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

type Spent = Pick<
  ExpenseRow,
  | 'category'
  | 'amount'
  | 'currency'
  | 'paymentType'
  | 'supplierId'
  | 'supplierName'
  | 'department'
  | 'description'
>;

/** What an expense and a recurring one say alike. */
export function spentView(row: Spent) {
  return {
    category: row.category,
    amount: toDecimal(row.amount),
    currency: row.currency,
    payment_type: row.paymentType,
    supplier_id: row.supplierId,
    supplier_name: row.supplierName,
    department: row.department,
    description: row.description,
  };
}

/** The one expense of a condition. Throws `not_found`. */
export async function expenseView(db: Queryable, where: SQL): Promise<ExpenseView> {
  const [found] = await selectExpenses(db).where(where);
  if (!found) throw noExpense();
  return toExpenseView(found);
}
