import { and, eq, inArray, isNull } from 'drizzle-orm';
import { staffTasks } from '#app/db/schema/staff-tasks.ts';
import { newId } from '#app/domain/ids.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import type { StaffTaskKind } from '#app/domain/staff-task.ts';
import { authorOf } from '#app/services/bookings/lock-booking.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';

type NewTask = Pick<typeof staffTasks.$inferInsert, 'kind' | 'title' | 'bookingId' | 'customerId'> & {
  /** Today when left out. */
  dueDate?: string;
  /** At most one task is ever made for it. */
  dedupeKey: string;
  assigneeId?: string | null;
};

/** Gives staff something to do, once for its key, in the transaction that causes it. */
export async function addTask(ctx: Ctx, tx: Transaction, task: NewTask): Promise<boolean> {
  const [made] = await tx
    .insert(staffTasks)
    .values({
      ...task,
      id: newId('tsk'),
      dueDate: task.dueDate ?? dateInZone(ctx.now(), ctx.config.timeZone),
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: staffTasks.id });
  if (made) await announce(ctx, tx, { topic: 'tasks', id: made.id, change: 'created', name: task.title });
  return made !== undefined;
}

/** Closes the open tasks of these kinds on a booking: what they asked for has happened. */
export async function finishTasks(
  ctx: Ctx,
  tx: Transaction,
  { bookingId, kinds }: { bookingId: string; kinds: StaffTaskKind[] },
): Promise<void> {
  await close(
    ctx,
    tx,
    and(eq(staffTasks.bookingId, bookingId), inArray(staffTasks.kind, kinds), isNull(staffTasks.doneAt)),
  );
}

/** Closes the task that was made for a key. */
export async function finishTask(ctx: Ctx, tx: Transaction, dedupeKey: string): Promise<void> {
  await close(ctx, tx, and(eq(staffTasks.dedupeKey, dedupeKey), isNull(staffTasks.doneAt)));
}

async function close(ctx: Ctx, tx: Transaction, which: ReturnType<typeof and>): Promise<void> {
  const closed = await tx
    .update(staffTasks)
    .set({ doneAt: ctx.now(), doneBy: authorOf(ctx) })
    .where(which)
    .returning({ id: staffTasks.id });
  await announce(
    ctx,
    tx,
    closed.map(({ id }) => ({ topic: 'tasks' as const, id, change: 'changed' as const })),
  );
}
