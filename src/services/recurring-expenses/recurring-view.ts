import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { RecurringExpenseQuery, RecurringExpenseView } from '#app/contract/expenses.ts';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import { recurringExpenses } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { spentView } from '#app/services/expenses/expense-view.ts';
import { noRecurring, type RecurringRow } from './recurring-row.ts';

/** Expenses that it made and that are still there. Named in full: a column of a one-table query has no table's name. */
const made = sql<number>`(select count(*) from expenses e where e.recurring_id = recurring_expenses.id)`;

function selectRecurring(db: Queryable) {
  return db
    .select({ row: recurringExpenses, made: made.mapWith(Number) })
    .from(recurringExpenses)
    .$dynamic();
}

function toView({ row, made }: { row: RecurringRow; made: number }): RecurringExpenseView {
  return {
    id: row.id,
    ...spentView(row),
    every: row.every,
    day_of_month: row.dayOfMonth,
    first_date: row.firstDate,
    last_date: row.lastDate,
    next_date: row.nextDate,
    made_until: row.madeUntil,
    paused: row.paused,
    made,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The one of a condition. Throws `not_found`. */
export async function recurringView(db: Queryable, where: SQL): Promise<RecurringExpenseView> {
  const [found] = await selectRecurring(db).where(where);
  if (!found) throw noRecurring();
  return toView(found);
}

/** All recurring expenses: those that come next first, then paused and ended ones. */
export async function listRecurring(
  ctx: Ctx,
  { limit = MAX_ROWS, offset = 0, id: only }: RecurringExpenseQuery = {},
): Promise<Page<RecurringExpenseView>> {
  requirePermission(ctx, 'purchases.view');
  const { nextDate, paused, createdAt, id } = recurringExpenses;
  if (!isStorable(only ?? '')) return { rows: [], total: 0 };
  const where = only ? eq(id, only) : undefined;
  const rows = await selectRecurring(ctx.db)
    .where(where)
    .orderBy(sql`${nextDate} is null`, asc(paused), asc(nextDate), asc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(toView), total: await ctx.db.$count(recurringExpenses, where) };
}

/** One recurring expense. Throws `not_found`. */
export async function findRecurring(ctx: Ctx, { id }: { id: string }): Promise<RecurringExpenseView> {
  requirePermission(ctx, 'purchases.view');
  return recurringView(ctx.db, eq(recurringExpenses.id, id));
}
