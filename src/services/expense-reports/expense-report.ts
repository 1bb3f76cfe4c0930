import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ReportQuery } from '#app/contract/accounts.ts';
import type { ExpenseReport, SpentSums } from '#app/contract/expense-reports.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { toDecimal } from '#app/domain/money.ts';
import { countOf, sumOf, within } from '#app/services/accounts/figures.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';

const MONTH = sql`to_char(${expenses.expenseDate}, 'YYYY-MM')`;
/** Null where it was paid directly. */
const SUPPLIER = sql`nullif(btrim(${expenses.supplierName}), '')`;
const SETS = sql`${expenses.category}, ${MONTH}, ${expenses.paymentType}, ${SUPPLIER}`;

/** What `grouping()` says of the rows of each set. */
const SET = { category: 0b0111, month: 0b1011, paymentType: 0b1101, supplier: 0b1110, all: 0b1111 };

/**
 * Expenses by their date, both days included: one statement counts and sums them by category, month, payment type and
 * supplier at once, so every section is of the same rows. Rupees and dollars stay apart.
 */
export async function expenseReport(ctx: Ctx, query: ReportQuery): Promise<ExpenseReport> {
  requirePermission(ctx, 'purchases.view');
  const rows = await ctx.db
    .select({
      set: sql<number>`grouping(${SETS})`.mapWith(Number),
      key: sql<string | null>`coalesce(${expenses.category}, ${MONTH}, ${expenses.paymentType}, ${SUPPLIER})`,
      count: countOf(),
      inr: sumIn('INR'),
      usd: sumIn('USD'),
    })
    .from(expenses)
    .where(within(expenses.expenseDate, query))
    .groupBy(
      sql`grouping sets ((), (${expenses.category}), (${MONTH}), (${expenses.paymentType}), (${SUPPLIER}))`,
    )
    .orderBy(desc(sql`4`), desc(sql`5`), sql`2`);
  const [all] = rows.filter((row) => row.set === SET.all);
  const sections = Map.groupBy(rows, (row) => row.set);
  const section = (set: number) => mapOf(sections.get(set) ?? []);
  return {
    summary: {
      total_expenses: all?.count ?? 0,
      total_amount_inr: toDecimal(all?.inr ?? 0),
      total_amount_usd: toDecimal(all?.usd ?? 0),
    },
    by_category: section(SET.category),
    by_month: mapOf((sections.get(SET.month) ?? []).sort((a, b) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1))),
    by_payment_type: section(SET.paymentType),
    by_supplier: section(SET.supplier),
  };
}

function sumIn(currency: 'INR' | 'USD'): SQL<number> {
  return sumOf(sql`${expenses.amount}`, eq(expenses.currency, currency));
}

interface Row {
  key: string | null;
  count: number;
  inr: number;
  usd: number;
}

function mapOf(rows: readonly Row[]): Record<string, SpentSums> {
  return Object.fromEntries(
    rows.flatMap(({ key, count, inr, usd }): [string, SpentSums][] =>
      key === null ? [] : [[key, { count, amount_inr: toDecimal(inr), amount_usd: toDecimal(usd) }]],
    ),
  );
}
