import { performance } from 'node:perf_hooks';
import { customerLedger } from '#app/services/accounts/customer-ledger.ts';
import { dashboardStats } from '#app/services/accounts/dashboard-stats.ts';
import { gstReport } from '#app/services/accounts/gst-report.ts';
import { listAccountInvoices } from '#app/services/accounts/list-account-invoices.ts';
import { salesReport } from '#app/services/accounts/sales-report.ts';
import type { Ctx } from '#app/services/context.ts';
import { expenseReport } from '#app/services/expense-reports/expense-report.ts';
import { profitAndLoss } from '#app/services/profit-and-loss/profit-and-loss.ts';
import { profitRow } from '#app/services/profit-and-loss/profit-row.ts';
import { filledDatabase, LARGE } from './filled-database.ts';
import { median, type Part, type Row } from './part.ts';

const ROUNDS = 7;
const MOST_RATIO = 1.5;
/** The dashboard is several sums at once: it may take this much more than one statement. */
const MOST_MORE_MS = 100;
const YEAR = { start_date: '2026-04-01', end_date: '2027-03-31' };

const SOLD = "status in ('confirmed', 'completed')";
const BALANCE = 'greatest(0, total_amount - paid_amount + refunded_amount)';
const TAX = "case when kind in ('refund_voucher', 'credit_note') then -1 else 1 end";
const COUNTED =
  "status = 'issued' and kind in ('receipt_voucher', 'invoice', 'refund_voucher', 'credit_note')" +
  " and not (supply = 'zero' and kind in ('receipt_voucher', 'refund_voucher'))";
const GST = (name: string) => `sum(${TAX} * (${name} - advance_${name}))`;
const IN_YEAR = (column: string) => `${column} between '${YEAR.start_date}' and '${YEAR.end_date}'`;

interface Report {
  what: string;
  ours: (ctx: Ctx) => Promise<unknown>;
  /** The same aggregate as somebody would write it by hand. */
  sql: string;
  /** Milliseconds above the statement that are kept too: small answers are mostly the way there and back. */
  more?: number;
}

/** The price of a booking without its tax, as somebody would work it out by hand. */
const INCOME =
  'b.total_amount - coalesce(d.cgst + d.sgst + d.igst, 2 * ((b.total_amount * b.gst_rate * 2 + 2 * (100 + b.gst_rate)) / (4 * (100 + b.gst_rate))))';

const REPORTS: Report[] = [
  {
    what: 'dashboard',
    ours: dashboardStats,
    more: MOST_MORE_MS,
    sql: `select (select row(count(*), sum(total_amount), sum(least(total_amount, paid_amount - refunded_amount)),
        count(*) filter (where ${BALANCE} > 0),
        sum(total_amount) filter (where booking_date = current_date), count(*) filter (where booking_date = current_date),
        sum(total_amount) filter (where booking_date >= date_trunc('month', current_date)),
        count(*) filter (where booking_date >= date_trunc('month', current_date)))::text from bookings where ${SOLD}),
      (select row(${GST('cgst')}, ${GST('sgst')}, ${GST('igst')},
        sum(${TAX} * (cgst + sgst + igst)) filter (where date >= date_trunc('month', current_date)))::text
        from documents where ${COUNTED})`,
  },
  {
    what: 'sales report of all years',
    ours: (ctx) => salesReport(ctx, {}),
    sql: `select trim(b.destination), count(*), count(*) filter (where b.${SOLD}), sum(b.total_amount) filter (where b.${SOLD}),
        sum(coalesce(d.cgst + d.sgst + d.igst, 2 * ((b.total_amount * b.gst_rate * 2 + 2 * (100 + b.gst_rate)) / (4 * (100 + b.gst_rate)))))
          filter (where b.${SOLD}),
        count(*) filter (where b.status = 'pending'), count(*) filter (where b.status = 'cancelled')
      from bookings b left join documents d on d.booking_id = b.id and d.kind = 'invoice' and d.status = 'issued' group by 1`,
  },
  {
    what: 'GST report of a year',
    ours: (ctx) => gstReport(ctx, YEAR),
    sql: `select to_char(date, 'YYYY-MM'), gst_rate, count(*) filter (where kind = 'invoice'), ${GST('taxable')}, ${GST('cgst')},
        ${GST('sgst')}, ${GST('igst')} from documents where ${COUNTED} and ${IN_YEAR('date')} group by 1, 2`,
  },
  {
    what: 'invoices of a year, first page',
    ours: (ctx) => listAccountInvoices(ctx, { ...YEAR, limit: 25 }),
    more: 5,
    sql: `select (select count(*) from bookings where ${SOLD} and ${IN_YEAR('booking_date')}), page.* from (
        select b.*, d.number from bookings b
        left join documents d on d.booking_id = b.id and d.kind = 'invoice' and d.status = 'issued'
        where b.${SOLD} and ${IN_YEAR('b.booking_date')} order by b.booking_date desc, b.id desc limit 25) page`,
  },
  {
    what: 'expense report of all years',
    ours: (ctx) => expenseReport(ctx, {}),
    more: 20,
    sql: `select category, to_char(expense_date, 'YYYY-MM') as month, payment_type, supplier_name, count(*),
        sum(amount) filter (where currency = 'INR'), sum(amount) filter (where currency = 'USD') from expenses
      group by grouping sets ((), (category), (to_char(expense_date, 'YYYY-MM')), (payment_type), (supplier_name))`,
  },
  {
    what: 'profit and loss of a year by month',
    ours: (ctx) => profitAndLoss(ctx, { by: 'month', ...YEAR }),
    more: MOST_MORE_MS,
    sql: `select to_char(day, 'YYYY-MM'), sum(income), sum(bills), sum(spent), count(*) filter (where no_bill) from (
        select b.travel_date as day, ${INCOME} as income, 0 as bills, 0 as spent,
          not exists (select 1 from vendor_invoices v where v.booking_id = b.id) as no_bill
        from bookings b left join documents d on d.booking_id = b.id and d.kind = 'invoice' and d.status = 'issued'
        where b.${SOLD} and ${IN_YEAR('b.travel_date')}
        union all select b.travel_date, 0, v.amount, 0, false from vendor_invoices v join bookings b on b.id = v.booking_id
        where ${IN_YEAR('b.travel_date')}
        union all select expense_date, 0, 0, amount, false from expenses where ${IN_YEAR('expense_date')}) parts group by 1`,
  },
  {
    what: 'profit of a booking',
    ours: (ctx) => profitRow(ctx, { by: 'booking', key: 'bkg_77' }),
    more: 15,
    sql: `select ${INCOME}, v.* from bookings b
      left join documents d on d.booking_id = b.id and d.kind = 'invoice' and d.status = 'issued'
      left join vendor_invoices v on v.booking_id = b.id where b.id = 'bkg_77'`,
  },
  {
    what: 'ledger of a customer',
    ours: (ctx) => customerLedger(ctx, 'c77@example.in'),
    more: 5,
    sql: `select b.*, d.number from bookings b
      left join documents d on d.booking_id = b.id and d.kind = 'invoice' and d.status = 'issued'
      where lower(b.email) = 'c77@example.in' order by b.created_at desc`,
  },
];

/** Each report with a million bookings, in turn with the same aggregate as one statement on the same database. */
export const reports: Part = {
  name: 'reports',
  async run() {
    const { ctx, database } = await filledDatabase(LARGE);
    const rows: Row[] = [];
    for (const report of REPORTS) {
      rows.push(await measure(report, ctx, (text) => database.pool.query(text)));
    }
    return rows;
  },
};

async function measure(
  { what, ours, sql, more = 0 }: Report,
  ctx: Ctx,
  query: (text: string) => Promise<unknown>,
): Promise<Row> {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times = [await timeOf(() => ours(ctx)), await timeOf(() => query(sql))];
    // The first turn only warms both.
    if (round === 0) continue;
    mine.push(times[0] ?? 0);
    theirs.push(times[1] ?? 0);
  }
  const [time, reference] = [median(mine), median(theirs)];
  return {
    what: `${LARGE.bookings.toLocaleString('en-IN')} bookings: ${what}`,
    ours: `${time.toFixed(1)} ms`,
    reference: `${reference.toFixed(1)} ms, one statement`,
    ratio: time / reference,
    budget: more > 0 ? `≤ ${MOST_RATIO}, or ${more} ms more` : `≤ ${MOST_RATIO}`,
    isKept: time <= Math.max(reference * MOST_RATIO, reference + more),
  };
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
