import { eq } from 'drizzle-orm';
import type { ExpenseInput } from '#app/contract/expenses.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { refuseTooManyRupees } from '#app/services/accounts/refuse-too-many-rupees.ts';
import { columnsOf } from '#app/services/columns-of.ts';
import type { Transaction } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import type { ExpenseRow } from './expense-row.ts';
import { SPENT_COLUMNS, supplierColumns } from './spent-columns.ts';

const COLUMNS = {
  ...SPENT_COLUMNS,
  expense_date: 'expenseDate',
  exchange_rate: 'exchangeRate',
  invoice_reference: 'invoiceReference',
  booking_id: 'bookingId',
} as const;

/** The columns of the fields that are there, checked against the records they name. Throws `invalid_input`. */
export async function expenseColumns(
  tx: Transaction,
  fields: Partial<Omit<ExpenseInput, 'request_key'>>,
  before: ExpenseRow | null,
): Promise<Partial<ExpenseRow>> {
  const columns: Partial<ExpenseRow> = {
    ...columnsOf(fields, COLUMNS),
    ...(await supplierColumns(tx, fields, before)),
  };
  if (columns.bookingId && columns.bookingId !== before?.bookingId)
    await refuseUnknownBooking(tx, columns.bookingId);
  // Rupees have no rate, so one that was there does not come back with the next change of the currency.
  if ((columns.currency ?? before?.currency) === 'INR') columns.exchangeRate = null;
  const { currency = 'INR', amount = 0, exchangeRate = null } = { ...before, ...columns };
  refuseTooManyRupees({ currency, amount, exchangeRate });
  return columns;
}

async function refuseUnknownBooking(tx: Transaction, id: string): Promise<void> {
  const rows = isStorable(id)
    ? await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('key share')
    : [];
  const text = 'This booking does not exist';
  if (rows.length === 0) throw invalid(text, { booking_id: text });
}
