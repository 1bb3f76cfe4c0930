import type { RecurringExpenseInput } from '#app/contract/expenses.ts';
import { dateInZone, monthsBefore, type PlainDate } from '#app/domain/plain-date.ts';
import { nextDue, type Recurrence } from '#app/domain/recurring-expense.ts';
import { columnsOf } from '#app/services/columns-of.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { SPENT_COLUMNS, supplierColumns } from '#app/services/expenses/spent-columns.ts';
import type { RecurringRow } from './recurring-row.ts';

/** How far back a first date may lie, in months: what was due since then is made at once. */
const MOST_MONTHS_BACK = 24;

const COLUMNS = {
  ...SPENT_COLUMNS,
  every: 'every',
  day_of_month: 'dayOfMonth',
  first_date: 'firstDate',
  last_date: 'lastDate',
  paused: 'paused',
} as const;

/** The columns of the fields that are there. Throws `invalid_input` for a supplier that cannot be chosen. */
export async function recurringColumns(
  tx: Transaction,
  fields: Partial<Omit<RecurringExpenseInput, 'request_key'>>,
  before: RecurringRow | null,
): Promise<Partial<RecurringRow>> {
  return { ...columnsOf(fields, COLUMNS), ...(await supplierColumns(tx, fields, before)) };
}

/** Throws `invalid_input` for dates between which it would never come, and for a first one that is long past. */
export function refuseDates(ctx: Ctx, dates: Recurrence, before: PlainDate | null): void {
  const { firstDate, lastDate, dayOfMonth } = dates;
  const earliest = dateInZone(monthsBefore(ctx.now(), MOST_MONTHS_BACK), ctx.config.timeZone);
  if (firstDate !== before && firstDate < earliest) {
    const text = 'The first date can be at most two years ago';
    throw invalid(text, { first_date: text });
  }
  if (lastDate !== null && lastDate < firstDate) {
    const text = 'The last date cannot be before the first date';
    throw invalid(text, { last_date: text });
  }
  if (nextDue(dates, firstDate) === null) {
    const text = `Day ${dayOfMonth} does not come between the first and the last date`;
    throw invalid(text, { last_date: text });
  }
}
