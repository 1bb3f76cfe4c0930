import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { balanceReminders, bookings, OPEN_BALANCE } from '#app/db/schema/bookings.ts';
import { staffTasks } from '#app/db/schema/staff-tasks.ts';
import { type ReminderSettings, reminderDays } from '#app/domain/balance-reminder.ts';
import { BALANCE_DUE_DAYS, balanceDueOn, dueNowOf } from '#app/domain/booking-balance.ts';
import { addDays, type PlainDate } from '#app/domain/plain-date.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx } from '#app/services/context.ts';
import { overdueTaskKey } from './make-overdue-task.ts';

const PAGE = 200;
/** What is overdue for longer stands on Today's list; it is no news any more. */
const LOOK_BACK_DAYS = 60;

export interface OpenBalance {
  booking: BookingRow;
  dueDate: PlainDate;
  /** Days of reminders that were sent for this due date. */
  sent: number[];
  hasTask: boolean;
}

/** Confirmed bookings whose balance is due soon or was due lately, by date of travel, with what was done about them. */
export async function* openBalances(
  ctx: Ctx,
  { reminders, today }: { reminders: ReminderSettings; today: PlainDate },
): AsyncGenerator<OpenBalance[]> {
  const first = Math.min(0, reminderDays(reminders)[0] ?? 0);
  const until = addDays(today, BALANCE_DUE_DAYS - first);
  const oldest = addDays(today, -LOOK_BACK_DAYS);
  let last = { travelDate: oldest, id: '' };
  for (;;) {
    const rows = await ctx.db
      .select()
      .from(bookings)
      .where(
        and(
          OPEN_BALANCE,
          eq(bookings.status, 'confirmed'),
          lte(bookings.travelDate, until),
          sql`(${bookings.travelDate}, ${bookings.id}) > (${last.travelDate}::date, ${last.id})`,
        ),
      )
      .orderBy(asc(bookings.travelDate), asc(bookings.id))
      .limit(PAGE);
    // Nothing is due any more once everything was given back.
    const due = rows.filter((row) => dueNowOf(row) > 0 && balanceDueOn(row) >= oldest);
    if (due.length > 0) yield withSteps(ctx, due);
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = end;
  }
}

async function withSteps(ctx: Ctx, rows: BookingRow[]): Promise<OpenBalance[]> {
  const ids = rows.map((row) => row.id);
  const keys = rows.map((row) => overdueTaskKey({ bookingId: row.id, dueDate: balanceDueOn(row) }));
  const [sent, tasks] = await Promise.all([
    ctx.db.select().from(balanceReminders).where(inArray(balanceReminders.bookingId, ids)),
    ctx.db.select({ key: staffTasks.dedupeKey }).from(staffTasks).where(inArray(staffTasks.dedupeKey, keys)),
  ]);
  const made = new Set(tasks.map((task) => task.key));
  return rows.map((booking, at) => {
    const dueDate = balanceDueOn(booking);
    const days = sent.filter((one) => one.bookingId === booking.id && one.dueDate === dueDate);
    return { booking, dueDate, sent: days.map((one) => one.days), hasTask: made.has(keys[at] ?? '') };
  });
}
