import { EXPENSE_COLUMNS } from '#app/contract/csv-columns.ts';
import type { ExpenseView } from '#app/contract/expenses.ts';
import { PAYMENT_TYPE_NAMES } from '#app/domain/expense.ts';
import { EXPENSE_CATEGORY_NAMES } from '#app/domain/purchases.ts';
import { withCells } from './answer-csv.ts';

export const EXPENSE_CSV = withCells<ExpenseView, keyof typeof EXPENSE_COLUMNS>(EXPENSE_COLUMNS, {
  date: (row) => row.expense_date,
  category: (row) => EXPENSE_CATEGORY_NAMES[row.category],
  description: (row) => row.description,
  amount: (row) => row.amount.toFixed(2),
  currency: (row) => row.currency,
  rate: (row) => row.exchange_rate,
  payment: (row) => PAYMENT_TYPE_NAMES[row.payment_type],
  supplier: (row) => row.supplier_name,
  department: (row) => row.department,
  reference: (row) => row.invoice_reference,
  booking: (row) => row.booking_reference,
  recurring: (row) => row.recurring,
  bill: (row) => row.file_name,
});
