import { RecurringExpenseInput, type RecurringExpenseView } from '#app/contract/expenses.ts';
import { addDays, formatDate, type PlainDate } from '#app/domain/plain-date.ts';
import type { ExpenseRhythm } from '#app/domain/purchases.ts';
import { countsFrom, dueDates, nextDue, type Recurrence } from '#app/domain/recurring-expense.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { NEW_SPENT, type SpentValues, spentValues, typedAmount } from './spent-values.ts';

export interface RecurringValues extends SpentValues {
  every: ExpenseRhythm;
  day_of_month: string;
  first_date: PlainDate | '';
  last_date: PlainDate | '';
}

export const RecurringFormSchema = RecurringExpenseInput.omit({ request_key: true, paused: true }).extend({
  amount: typedAmount,
});

export function newRecurring(): RecurringValues {
  return {
    ...NEW_SPENT,
    category: 'rent',
    every: 'month',
    day_of_month: '1',
    first_date: agencyDate(),
    last_date: '',
  };
}

export function recurringValues(stored: RecurringExpenseView): RecurringValues {
  return {
    ...spentValues(stored),
    every: stored.every,
    day_of_month: String(stored.day_of_month),
    first_date: stored.first_date,
    last_date: stored.last_date ?? '',
  };
}

/** What saving these values will make, in a sentence; null while a date is missing. */
export function dueText(values: RecurringValues, stored: RecurringExpenseView | null): string | null {
  if (values.first_date === '') return null;
  const recurrence: Recurrence = {
    every: values.every,
    dayOfMonth: Number(values.day_of_month),
    firstDate: values.first_date,
    lastDate: values.last_date || null,
  };
  const today = agencyDate();
  const from = countsFrom(recurrence, { madeUntil: stored?.made_until ?? null, today, resumed: false });
  const next = nextDue(recurrence, from > today ? from : addDays(today, 1));
  const coming = next === null ? 'None comes after that.' : `The next one is on ${formatDate(next)}.`;
  if (stored?.paused) return 'It is paused: none is made until it is resumed.';
  const due = dueDates(recurrence, from, today);
  if (due.length === 0) return next === null ? 'No day comes between these dates.' : coming;
  const [first] = due;
  const made =
    due.length === 1
      ? `The one of ${formatDate(first ?? today)} is`
      : `${due.length} since ${formatDate(first ?? today)} are`;
  return `${made} due already and made when you save. ${coming}`;
}
