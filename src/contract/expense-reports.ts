import { z } from 'zod';

/** Rupees and dollars beside each other: they are never added together. */
const spent = { amount_inr: z.number(), amount_usd: z.number() };
export const SpentSums = z.object({ count: z.int(), ...spent }).meta({ id: 'SpentSums' });
export type SpentSums = z.infer<typeof SpentSums>;

const sums = z.record(z.string(), SpentSums);

/** GET /expenses/reports/summary, by expense date. The largest sums come first, months in their order. */
export const ExpenseReport = z
  .object({
    summary: z.object({
      total_expenses: z.int(),
      total_amount_inr: z.number(),
      total_amount_usd: z.number(),
    }),
    by_category: sums,
    /** Keys such as `2026-11`. */
    by_month: sums,
    by_payment_type: sums,
    /** Of expenses that name one. */
    by_supplier: sums,
  })
  .meta({ id: 'ExpenseReport' });
export type ExpenseReport = z.infer<typeof ExpenseReport>;
