import { and, asc, count, isNull, lte } from 'drizzle-orm';
import type { TodayView } from '#app/contract/today.ts';
import { staffTasks } from '#app/db/schema/staff-tasks.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { toTaskView } from '#app/services/tasks/task-view.ts';
import { MOST_ROWS } from './most-rows.ts';

/** What staff have to do by today, the longest due first. */
export async function openTasks(ctx: Ctx, today: PlainDate): Promise<TodayView['tasks']> {
  const open = and(isNull(staffTasks.doneAt), lte(staffTasks.dueDate, today));
  const [[counted], rows] = await Promise.all([
    ctx.db.select({ total: count() }).from(staffTasks).where(open),
    ctx.db
      .select()
      .from(staffTasks)
      .where(open)
      .orderBy(asc(staffTasks.dueDate), asc(staffTasks.id))
      .limit(MOST_ROWS),
  ]);
  return { total: counted?.total ?? 0, rows: rows.map((row) => toTaskView(row, today)) };
}
