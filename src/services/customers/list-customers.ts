import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Customer, CustomerQuery } from '#app/contract/customers.ts';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import { customers } from '#app/db/schema/customers.ts';
import type { CustomerList } from '#app/domain/customer.ts';
import { wordPatterns } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { filterName, isPlain, isStorableFilter } from '#app/services/crm/filter-name.ts';
import { pageTotal } from '#app/services/crm/page-total.ts';
import { searchReach } from '#app/services/search/matching.ts';
import { CUSTOMER_SEARCH, customerFilter, findCustomers } from './customer-filter.ts';
import { customerStats } from './customer-stats.ts';
import { customerViews } from './customer-view.ts';
import { businessDay } from './score-columns.ts';

type Sort = NonNullable<CustomerQuery['sort']>;

/** What a page is ordered by; what follows is the newest (or oldest) first, all in one direction, as the indexes have it. */
const ORDERS: Record<Exclude<Sort, `-${string}`>, SQL | PgColumn | null> = {
  created_at: null,
  lead_score: customers.leadScore,
  name: sql`lower(${customers.name})`,
  next_follow_up_date: customers.nextFollowUpDate,
  last_call_date: customers.lastCallAt,
};

function orderOf(sort: Sort): SQL[] {
  const way = sort.startsWith('-') ? desc : asc;
  const column = ORDERS[sort.replace('-', '') as keyof typeof ORDERS];
  const newest = [way(customers.createdAt), way(customers.id)];
  if (column === null) return newest;
  // Nobody looks for those that have no date.
  const dated = column === customers.nextFollowUpDate || column === customers.lastCallAt;
  return [dated ? sql`${way(column)} nulls last` : way(column), ...newest];
}

/** Customers, newest first unless asked otherwise; `q` is found in name, e-mail and phone, every word of it. */
export async function listCustomers(ctx: Ctx, query: CustomerQuery): Promise<Page<Customer>> {
  requirePermission(ctx, 'customers.view');
  if (!isStorableFilter(query)) return { rows: [], total: 0 };
  const { limit = MAX_ROWS, offset = 0, sort = '-created_at', ...filter } = query;
  const patterns = wordPatterns(query.q ?? '');
  const where = customerFilter(ctx, query, await findCustomers(ctx, patterns));
  const rows = await ctx.db
    .select()
    .from(customers)
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset);
  const { customer_list: list, ...others } = filter;
  const total = await pageTotal(ctx, {
    // What is due is of a day.
    name: `${businessDay(ctx)}:${filterName(ctx, 'customers', filter)}`,
    table: customers,
    where,
    page: { rows: rows.length, limit, offset },
    plain: isPlain(others) ? () => listCounts(ctx) : null,
    status: list,
    isSearch: Boolean(filter.q),
  });
  const reach = await searchReach(ctx, CUSTOMER_SEARCH, patterns);
  return { rows: await customerViews(ctx, rows), ...total, ...reach };
}

async function listCounts(ctx: Ctx): Promise<Record<CustomerList, number>> {
  const stats = await customerStats(ctx);
  return {
    new_lead: stats.new_leads,
    hot_list: stats.hot_leads,
    sale_list: stats.sales_count,
    cold_list: stats.cold_leads,
  };
}
