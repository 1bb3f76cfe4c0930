import { eq } from 'drizzle-orm';
import type { StaffTaskView } from '#app/contract/booking-desk.ts';
import { staffTasks } from '#app/db/schema/staff-tasks.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { authorOf } from '#app/services/bookings/lock-booking.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { toTaskView } from './task-view.ts';

/** Staff have done a task; saying it twice changes nothing. With `done` false it is open again. Throws `not_found`. */
export async function completeTask(
  ctx: Ctx,
  { id, done }: { id: string; done: boolean },
): Promise<StaffTaskView> {
  requirePermission(ctx, 'crm.edit');
  if (!isStorable(id)) throw notFound('This task does not exist.');
  const row = await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(staffTasks).where(eq(staffTasks.id, id)).for('update');
    if (!before) throw notFound('This task does not exist.');
    if ((before.doneAt !== null) === done) return before;
    const [after] = await tx
      .update(staffTasks)
      .set({ doneAt: done ? ctx.now() : null, doneBy: done ? authorOf(ctx) : '' })
      .where(eq(staffTasks.id, id))
      .returning();
    await writeAudit(ctx, tx, {
      action: done ? 'task.done' : 'task.reopened',
      entity: before.bookingId ? 'booking' : 'task',
      entityId: before.bookingId ?? id,
      after: { task: before.title },
    });
    await announce(ctx, tx, { topic: 'tasks', id, change: 'changed', name: before.title });
    return after ?? before;
  });
  return toTaskView(row, dateInZone(ctx.now(), ctx.config.timeZone));
}
