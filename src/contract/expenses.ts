/** What the agency spends, typed and recurring. Source: back-office §3, §5, §7; checklist B28. */
import { z } from 'zod';
import { PAYMENT_MODES } from '#app/domain/payment-mode.ts';
import { EXPENSE_CATEGORIES, EXPENSE_RHYTHMS } from '#app/domain/purchases.ts';
import { attachmentFields } from './attachments.ts';
import { amount, exchangeRate } from './customer-invoices.ts';
import { days, formVersion, idText, optionalLine, plainDate, requestKey, requiredText } from './fields.ts';
import { ListQuery } from './list-query.ts';

const nothing = z.union([z.literal(''), z.null()]);

/** One of a list; empty or absent is what a new expense begins with. */
const choice = <Value extends string>(label: string, values: readonly [Value, ...Value[]], first: Value) =>
  nothing
    .transform(() => first)
    .or(z.enum(values, { error: `${label} must be one of ${values.join(', ')}` }))
    .optional()
    .transform((value) => value ?? first);

/** An id of something chosen; empty for none. */
const chosen = nothing
  .transform(() => null)
  .or(idText)
  .optional()
  .transform((value) => value ?? null);

/** What a recurring expense says of each that it makes. */
const spent = {
  category: choice('Category', EXPENSE_CATEGORIES, 'office_expenses'),
  amount: amount('Amount').refine((minor) => minor > 0, 'Amount must be more than 0'),
  currency: choice('Currency', ['INR', 'USD'], 'INR'),
  payment_type: choice('Payment type', PAYMENT_MODES, 'bank'),
  supplier_id: chosen,
  /** Read only where no supplier is chosen: somebody who is not in the directory. */
  supplier_name: optionalLine('Supplier', 200),
  department: optionalLine('Department', 120),
  description: requiredText('Description', 1000),
};

const typed = {
  expense_date: plainDate('Expense date'),
  ...spent,
  /** Rupees for one dollar. */
  exchange_rate: nothing
    .transform(() => null)
    .or(exchangeRate)
    .optional()
    .transform((value) => value ?? null),
  invoice_reference: optionalLine('Invoice reference', 120),
  booking_id: chosen,
};

/** Body of POST /expenses. */
export const ExpenseInput = z.object({ ...typed, request_key: requestKey }).meta({ id: 'ExpenseInput' });
export type ExpenseInput = z.infer<typeof ExpenseInput>;

/** Body of PUT /expenses/{id}: an absent field stays, an empty one clears. With `version`, no change made meanwhile is overwritten. */
export const ExpenseChange = z
  .object({
    ...typed,
    version: formVersion,
    /** Takes the bill away. */
    remove_file: z.stringbool('remove_file must be true or false').or(z.boolean()),
  })
  .partial()
  .meta({ id: 'ExpenseChange' });
export type ExpenseChange = z.infer<typeof ExpenseChange>;

/** The bill, as the `file` of a form, which POST and PUT take in place of JSON. */
export const RECEIPT_ENDINGS = ['.pdf', '.xlsx', '.xls', '.jpg', '.jpeg', '.png', '.webp'] as const;
export const RECEIPT_HINT = 'The bill: .pdf, .xlsx, .xls or a picture (.jpg, .png, .webp), at most 20 MB';

const spentView = {
  category: z.enum(EXPENSE_CATEGORIES),
  amount: z.number(),
  currency: z.enum(['INR', 'USD']),
  payment_type: z.enum(PAYMENT_MODES),
  supplier_id: z.string().nullable(),
  supplier_name: z.string(),
  department: z.string(),
  description: z.string(),
};

export const ExpenseView = z
  .object({
    id: z.string(),
    expense_date: z.string(),
    ...spentView,
    exchange_rate: z.number().nullable(),
    invoice_reference: z.string(),
    booking_id: z.string().nullable(),
    /** As people read it: DJ-7K3M9Q; empty without a booking. */
    booking_reference: z.string(),
    /** It was made by a recurring expense; `recurring_id` is null once that one is gone. */
    recurring: z.boolean(),
    recurring_id: z.string().nullable(),
    ...attachmentFields,
    version: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Expense' });
export type ExpenseView = z.infer<typeof ExpenseView>;

const filters = {
  id: idText.optional(),
  category: z.enum(EXPENSE_CATEGORIES).optional(),
  currency: z.enum(['INR', 'USD']).optional(),
  payment_type: z.enum(PAYMENT_MODES).optional(),
  /** Both days are included. */
  ...days,
  supplier_id: idText.optional(),
  booking_id: idText.optional(),
  recurring_id: idText.optional(),
};

/** Query of GET /expenses: newest date first, or `sort=date` for the oldest. */
export const ExpenseQuery = ListQuery.extend({ ...filters, sort: z.enum(['date', '-date']).optional() });
export type ExpenseQuery = z.infer<typeof ExpenseQuery>;

/** Query of GET /expenses/stats: the list's own. */
export const ExpenseStatsQuery = ListQuery.pick({ q: true }).extend(filters);
export type ExpenseStatsQuery = z.infer<typeof ExpenseStatsQuery>;

/** The three cards over the filtered list. Rupees and dollars are never added together. */
export const ExpenseStats = z
  .object({
    total_expenses: z.int(),
    total_amount_inr: z.number(),
    total_amount_usd: z.number(),
    count_inr: z.int(),
    count_usd: z.int(),
  })
  .meta({ id: 'ExpenseStats' });
export type ExpenseStats = z.infer<typeof ExpenseStats>;

const rhythm = {
  every: choice('Every', EXPENSE_RHYTHMS, 'month'),
  /** 31 is the last of each month. */
  day_of_month: z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,2}$/.test(value.trim()) ? Number(value) : value),
    z
      .int('Day must be a number from 1 to 31')
      .min(1, 'Day must be a number from 1 to 31')
      .max(31, 'Day must be a number from 1 to 31'),
  ),
  first_date: plainDate('First date'),
  last_date: nothing
    .transform(() => null)
    .or(plainDate('Last date'))
    .optional()
    .transform((value) => value ?? null),
  paused: z
    .boolean('Paused must be true or false')
    .optional()
    .transform((value) => value ?? false),
};

/** Body of POST /expenses/recurring. */
export const RecurringExpenseInput = z
  .object({ ...spent, ...rhythm, request_key: requestKey })
  .meta({ id: 'RecurringExpenseInput' });
export type RecurringExpenseInput = z.infer<typeof RecurringExpenseInput>;

/** Query of GET /expenses/recurring. */
export const RecurringExpenseQuery = ListQuery.omit({ q: true }).extend({ id: idText.optional() });
export type RecurringExpenseQuery = z.infer<typeof RecurringExpenseQuery>;

/** Body of PUT /expenses/recurring/{id}; what it made already stays as it is. */
export const RecurringExpenseChange = z
  .object({ ...spent, ...rhythm, version: z.int().min(1) })
  .partial()
  .meta({ id: 'RecurringExpenseChange' });
export type RecurringExpenseChange = z.infer<typeof RecurringExpenseChange>;

export const RecurringExpenseView = z
  .object({
    id: z.string(),
    ...spentView,
    every: z.enum(EXPENSE_RHYTHMS),
    day_of_month: z.int(),
    first_date: z.string(),
    last_date: z.string().nullable(),
    /** When the next expense is made; null once it ended. */
    next_date: z.string().nullable(),
    /** The last day that it made one for. */
    made_until: z.string().nullable(),
    paused: z.boolean(),
    /** How many it made that are still there. */
    made: z.int(),
    version: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'RecurringExpense' });
export type RecurringExpenseView = z.infer<typeof RecurringExpenseView>;
