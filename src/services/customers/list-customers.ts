import { asc, count, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Customer, CustomerQuery } from '#app/contract/customers.ts';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import { customers } from '#app/db/schema/customers.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from '#app/services/crm/booking-figures.ts';
import { customerFilter } from './customer-filter.ts';
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
  const { limit = MAX_ROWS, offset = 0, sort = '-created_at', ...filters } = query;
  if (!isStorable(`${query.q ?? ''}${query.id ?? ''}${query.assignee ?? ''}`)) return { rows: [], total: 0 };
  const where = customerFilter(ctx, query);
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(customers)
      .where(where)
      .orderBy(...orderOf(sort))
      .limit(limit)
      .offset(offset),
    cachedFigure(ctx, figureName(ctx, filters), () => countOf(ctx, where)),
  ]);
  return { rows: await customerViews(ctx, rows), total };
}

/** The day and the person are part of what is counted: `due` is of today, `me` is somebody. */
function figureName(ctx: Ctx, filters: Omit<CustomerQuery, 'limit' | 'offset' | 'sort'>): string {
  const who = filters.assignee === 'me' && ctx.actor.type === 'staff' ? ctx.actor.id : '';
  const { q, id, customer_list, call_status, lead_source, interest, follow_up, assignee } = filters;
  const asked = [q, id, customer_list, call_status, lead_source, interest, follow_up, assignee];
  return `customers:${JSON.stringify([businessDay(ctx), who, ...asked])}`;
}

async function countOf(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [counted] = await ctx.db.select({ total: count() }).from(customers).where(where);
  return counted?.total ?? 0;
}
