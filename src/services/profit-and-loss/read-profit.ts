import { type SQL, sql } from 'drizzle-orm';
import {
  GENERAL_KEY,
  INVOICES_KEY,
  type ProfitGrouping,
  type ProfitOrder,
  type ProfitQuery,
} from '#app/contract/profit-and-loss.ts';
import type { Earned, Missing } from '#app/domain/profit.ts';
import type { Ctx } from '#app/services/context.ts';
import type { ProfitScope } from './part-columns.ts';
import { profitParts } from './profit-parts.ts';

const OWNER: Record<ProfitGrouping, SQL> = {
  month: sql`to_char(day, 'YYYY-MM')`,
  destination: sql`destination`,
  package: sql`package_id`,
  booking: sql`booking_id`,
};

/** What a row is called where it is shown. */
const NAME: Record<ProfitGrouping, SQL> = {
  month: sql`key`,
  destination: sql`lower(key)`,
  package: sql`lower(coalesce((select packages.title from packages where packages.id = key), grouped.title))`,
  booking: sql`(select lower(bookings.name) from bookings where bookings.id = key)`,
};

const PROFIT = sql`(income - bills - spent)`;
const FIGURES: Record<Exclude<ProfitOrder, 'name'>, SQL> = {
  income: sql`income`,
  vendor_bills: sql`bills`,
  expenses: sql`spent`,
  profit: PROFIT,
  // As domain/profit has it: none without an income.
  margin: sql`case when income > 0 then ${PROFIT} / income end`,
};

/** Months as they come, trips by their day, the rest by what they brought; what is of no trip stands last. */
const ORDER: Record<ProfitGrouping, SQL> = {
  month: sql`key`,
  destination: sql`left(key, 1) = '*', income desc, key`,
  package: sql`left(key, 1) = '*', income desc, key`,
  booking: sql`left(key, 1) = '*', day desc, key desc`,
};

function orderOf(by: ProfitGrouping, sort: ProfitQuery['sort']): SQL {
  if (sort === undefined) return ORDER[by];
  const order = sort.replace('-', '') as ProfitOrder;
  const column = order === 'name' ? NAME[by] : FIGURES[order];
  return sql`left(key, 1) = '*', ${column} ${sort.startsWith('-') ? sql`desc` : sql`asc`} nulls last, ${ORDER[by]}`;
}

/** The parts with the row to which each belongs, for a `with` clause. */
export async function keyedParts(ctx: Ctx, by: ProfitGrouping, scope: ProfitScope): Promise<SQL> {
  return sql`parts as (${await profitParts(ctx, by, scope)}), keyed as (
    select coalesce(${OWNER[by]}, case kind when 'invoice' then ${INVOICES_KEY} else ${GENERAL_KEY} end) as key, parts.*
    from parts)`;
}

export interface ProfitSums extends Earned, Missing {
  key: string | null;
  title: string;
  /** Of a booking. */
  name: string;
  reference: string;
  day: string | null;
  bookings: number;
  /** Cents without a rate. */
  usd: number;
  /** Vendor payments of recorded bills; paise. */
  paidBill: number;
}

/**
 * A row for each group with what it earned and cost, and the sum of all of them (`total`), in one statement. With `key`
 * only that group. Rows are `limit` from `offset`; `count` is the number of all.
 */
export async function readProfit(
  ctx: Ctx,
  asked: {
    by: ProfitGrouping;
    sort?: ProfitQuery['sort'];
    scope: ProfitScope;
    key?: string | undefined;
    limit?: number | undefined;
    offset?: number | undefined;
  },
): Promise<{ total: ProfitSums; rows: ProfitSums[]; count: number }> {
  const { by, sort, scope, key, limit, offset = 0 } = asked;
  const { rows } = await ctx.db.execute<Record<string, string | null>>(sql`
    with ${await keyedParts(ctx, by, scope)}, grouped as (
      select key, sum(income) as income, sum(bills) as bills, sum(spent) as spent, sum(usd) as usd,
        count(*) filter (where usd > 0) as no_rate, sum(paid_bill) as paid_bill,
        count(*) filter (where kind = 'booking') as bookings, count(*) filter (where unbilled_ahead = false) as no_bill,
        count(*) filter (where unbilled_ahead) as ahead, max(title) as title, max(day)::text as day
      from keyed ${key === undefined ? sql`` : sql`where key = ${key}`} group by key
    ), ranked as (
      select *, row_number() over (order by ${orderOf(by, sort)}) as place, false as is_total from grouped
      union all
      select null, sum(income), sum(bills), sum(spent), sum(usd), sum(no_rate), sum(paid_bill), sum(bookings), sum(no_bill),
        sum(ahead), max(title), max(day), 0, true from grouped
    )
    select ranked.*, (select count(*) from grouped) as groups, packages.title as package_title, bookings.name,
      bookings.reference
    from ranked left join packages on packages.id = key and ${by === 'package'} left join bookings on bookings.id = key and ${by === 'booking'}
    where is_total or (place > ${offset} and ${limit === undefined ? sql`true` : sql`place <= ${offset + limit}`})
    order by is_total desc, place`);
  const [total, ...groups] = rows;
  return {
    total: toSums(total ?? {}),
    rows: groups.map(toSums),
    count: Number(total?.groups ?? 0),
  };
}

function toSums(row: Record<string, string | null>): ProfitSums {
  const figure = (name: string) => Number(row[name] ?? 0);
  return {
    key: row.key ?? null,
    title: row.package_title ?? row.title ?? '',
    name: row.name ?? '',
    reference: row.reference ?? '',
    day: row.day ?? null,
    income: figure('income'),
    vendorBills: figure('bills'),
    expenses: figure('spent'),
    usd: figure('usd'),
    paidBill: figure('paid_bill'),
    bookings: figure('bookings'),
    withoutBill: figure('no_bill'),
    ahead: figure('ahead'),
    withoutRate: figure('no_rate'),
  };
}
