import { z } from 'zod';
import { ReportQuery } from './accounts.ts';
import { bothWays, ListQuery } from './list-query.ts';

export const PROFIT_GROUPINGS = ['month', 'destination', 'package', 'booking'] as const;
export const ProfitGrouping = z.enum(PROFIT_GROUPINGS);
export type ProfitGrouping = z.infer<typeof ProfitGrouping>;

/** What rows can be sorted by; a minus in front turns the order round. What is of no trip stays last. */
export const PROFIT_ORDERS = ['name', 'income', 'vendor_bills', 'expenses', 'profit', 'margin'] as const;
export type ProfitOrder = (typeof PROFIT_ORDERS)[number];

/** Rows that are of no trip: customer invoices, and what the business as a whole spent. */
export const INVOICES_KEY = '*invoices';
export const GENERAL_KEY = '*general';

/** The query of GET /accounts/profit-and-loss; without `limit` every row. */
export const ProfitQuery = ReportQuery.extend({
  by: ProfitGrouping.default('month'),
  sort: bothWays(PROFIT_ORDERS)
    .optional()
    .describe('without it months as they come, bookings by their day, the rest by income'),
  limit: ListQuery.shape.limit,
  offset: ListQuery.shape.offset,
});
export type ProfitQuery = z.infer<typeof ProfitQuery>;

/** Amounts in rupees without GST. */
const earned = {
  income: z.number(),
  vendor_bills: z.number(),
  expenses: z.number(),
  profit: z.number(),
  margin: z.number().nullable().describe('percent of the income; null without one'),
  provisional: z.boolean().describe('something is missing yet: `why` says what'),
  why: z.string(),
  bookings: z.int(),
  /** Dollars without an exchange rate, in no sum of rupees. */
  usd_costs: z.number(),
};

export const ProfitRow = z
  .object({
    key: z.string(),
    label: z.string(),
    /** Of a booking: its trip and reference. */
    detail: z.string(),
    /** Of a booking: the day on which it counts. */
    date: z.string().nullable(),
    ...earned,
  })
  .meta({ id: 'ProfitRow' });
export type ProfitRow = z.infer<typeof ProfitRow>;

export const ProfitAndLoss = z
  .object({
    summary: z.object({
      ...earned,
      /** Vendor payments that name a recorded bill: the bill counts, they do not. */
      paid_bills: z.number(),
    }),
    rows: z.array(ProfitRow),
    total_rows: z.int(),
  })
  .meta({ id: 'ProfitAndLoss' });
export type ProfitAndLoss = z.infer<typeof ProfitAndLoss>;

/** The row of GET /accounts/profit-and-loss/rows/{key}: `2026-11`, a destination, the id of a package or booking. */
export const ProfitRowKey = z.object({ key: z.string().min(1).max(200) });
export type ProfitRowQuery = ProfitQuery & z.infer<typeof ProfitRowKey>;

export const PROFIT_LINE_KINDS = ['booking', 'invoice', 'vendor_bill', 'expense'] as const;

export const ProfitLine = z
  .object({
    kind: z.enum(PROFIT_LINE_KINDS),
    id: z.string().describe('of the booking, customer invoice, vendor invoice or expense'),
    date: z.string().describe('the day on which it counts: with a trip, the day on which that begins'),
    dated: z.string().describe('the date of the bill or expense itself; of others as `date`'),
    name: z.string(),
    detail: z.string(),
    /** Rupees; costs are negative. Null: in USD without an exchange rate. */
    amount: z.number().nullable(),
    usd: z.number().nullable().describe('dollars, where it is in dollars'),
    counts: z.boolean().describe('false: a payment of a bill that counts itself'),
  })
  .meta({ id: 'ProfitLine' });
export type ProfitLine = z.infer<typeof ProfitLine>;

export const ProfitRowDetail = z
  .object({ row: ProfitRow, lines: z.array(ProfitLine), total_lines: z.int() })
  .meta({ id: 'ProfitRowDetail' });
export type ProfitRowDetail = z.infer<typeof ProfitRowDetail>;
