import { type SQL, sql } from 'drizzle-orm';
import {
  PROFIT_LINE_KINDS,
  type ProfitLine,
  type ProfitRowDetail,
  type ProfitRowQuery,
} from '#app/contract/profit-and-loss.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { expenses, vendorInvoices } from '#app/db/schema/purchases.ts';
import { toDecimal } from '#app/domain/money.ts';
import { isPlainDate, lastDayOf } from '#app/domain/plain-date.ts';
import { EXPENSE_CATEGORIES, EXPENSE_CATEGORY_NAMES } from '#app/domain/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import type { ProfitScope } from './part-columns.ts';
import { rowView } from './profit-view.ts';
import { keyedParts, readProfit } from './read-profit.ts';

const MOST_LINES = 200;

/** A row of the profit and loss with the bookings, bills and expenses behind it, the newest first. */
export async function profitRow(ctx: Ctx, query: ProfitRowQuery): Promise<ProfitRowDetail> {
  requirePermission(ctx, 'purchases.view');
  const { by, key, limit = MOST_LINES, offset = 0 } = query;
  const scope = scopeOf(query);
  const [{ rows, total }, lines] = await Promise.all([
    readProfit(ctx, { by, scope, key }),
    readLines(ctx, sql`${await keyedParts(ctx, by, scope)}`, { key, limit, offset }),
  ]);
  return {
    row: rowView(by, key, rows[0] ?? total),
    lines: lines.map(toLine),
    total_lines: Number(lines[0]?.lines ?? 0),
  };
}

/** The days and the one booking or package of a row: so its parts come by their index. */
function scopeOf({ by, key, start_date, end_date }: ProfitRowQuery): ProfitScope {
  if (!isStorable(key)) throw notFound('There is no such row.');
  const days = { start_date, end_date };
  if (by === 'booking' && !key.startsWith('*')) return { ...days, bookingId: key };
  if (by === 'package' && !key.startsWith('*')) return { ...days, packageId: key };
  if (by !== 'month') return days;
  if (!isPlainDate(`${key}-01`)) throw notFound('There is no such month.');
  const [first, last] = [`${key}-01`, lastDayOf(key)];
  return {
    start_date: start_date && start_date > first ? start_date : first,
    end_date: end_date && end_date < last ? end_date : last,
  };
}

type Row = Record<string, string | null> & { pays: boolean };

async function readLines(
  ctx: Ctx,
  parts: SQL,
  { key, limit, offset }: { key: string; limit: number; offset: number },
): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    with ${parts}, page as (
      select *, count(*) over () as lines from keyed where key = ${key}
      order by day desc, kind, id limit ${limit} offset ${offset}
    )
    select page.kind, page.id, page.day::text as day, page.lines,
      coalesce(${vendorInvoices.invoiceDate}, ${expenses.expenseDate}, page.day)::text as dated, page.income - page.bills - page.spent as amount,
      page.usd, page.paid_bill, page.paid_bill > 0 as pays,
      coalesce(${bookings.name}, ${customerInvoices.customerName}, ${vendorInvoices.vendorName}, ${expenses.description}) as name,
      coalesce(${bookings.reference}, ${customerInvoices.number}, ${vendorInvoices.invoiceNumber},
        nullif(${expenses.supplierName}, '')) as detail, ${expenses.category} as category,
      coalesce(${vendorInvoices.currency}, ${expenses.currency}) as currency,
      coalesce(${vendorInvoices.amount}, ${expenses.amount}) as original
    from page
    left join ${bookings} on page.kind = 'booking' and ${bookings.id} = page.id
    left join ${customerInvoices} on page.kind = 'invoice' and ${customerInvoices.id} = page.id
    left join ${vendorInvoices} on page.kind = 'vendor_bill' and ${vendorInvoices.id} = page.id
    left join ${expenses} on page.kind = 'expense' and ${expenses.id} = page.id
    order by page.day desc, page.kind, page.id`);
  return rows;
}

function categoryName(category: string | null | undefined): string {
  const known = EXPENSE_CATEGORIES.find((one) => one === category);
  return known ? EXPENSE_CATEGORY_NAMES[known] : '';
}

function toLine(row: Row): ProfitLine {
  const isUsd = row.currency === 'USD';
  const withoutRate = Number(row.usd) > 0;
  const amount = row.pays ? -Number(row.paid_bill) : Number(row.amount);
  return {
    kind: PROFIT_LINE_KINDS.find((kind) => kind === row.kind) ?? 'expense',
    id: row.id ?? '',
    date: row.day ?? '',
    dated: row.dated ?? '',
    name: row.name ?? '',
    detail: row.detail ?? categoryName(row.category),
    amount: withoutRate ? null : toDecimal(amount),
    usd: isUsd ? toDecimal(Number(row.original)) : null,
    counts: !row.pays,
  };
}
