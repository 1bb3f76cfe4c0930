import { z } from 'zod';
import { ExpenseInput, type ExpenseView } from '#app/contract/expenses.ts';
import { plainNumber } from '#app/web/ui/form/amount-text.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { NEW_SPENT, type SpentValues, spentValues, typedAmount } from './spent-values.ts';

export interface ExpenseValues extends SpentValues {
  expense_date: string;
  exchange_rate: string;
  invoice_reference: string;
  booking_id: string;
  booking_reference: string;
}

export const ExpenseFormSchema = ExpenseInput.omit({ request_key: true }).extend({
  amount: typedAmount,
  exchange_rate: z.preprocess(
    (text) => (typeof text === 'string' ? plainNumber(text) : text),
    ExpenseInput.shape.exchange_rate,
  ),
});

/** Dated today. Source: back-office §4, "Defaults". */
export function newExpense(): ExpenseValues {
  return {
    ...NEW_SPENT,
    expense_date: agencyDate(),
    exchange_rate: '',
    invoice_reference: '',
    booking_id: '',
    booking_reference: '',
  };
}

export function expenseValues(stored: ExpenseView): ExpenseValues {
  return {
    ...spentValues(stored),
    expense_date: stored.expense_date,
    exchange_rate: stored.exchange_rate === null ? '' : String(stored.exchange_rate),
    invoice_reference: stored.invoice_reference,
    booking_id: stored.booking_id ?? '',
    booking_reference: stored.booking_reference,
  };
}

/** What is sent: JSON, or a form with the same fields where a file goes along. */
export function expenseBody(
  { booking_reference: _, ...values }: ExpenseValues,
  more: object,
  file: File | null,
): object {
  const fields = {
    ...values,
    amount: plainNumber(values.amount),
    exchange_rate: values.currency === 'USD' ? plainNumber(values.exchange_rate) : '',
    ...more,
  };
  if (!file) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', file);
  return form;
}
