import type { ReminderSettings } from '#app/domain/balance-reminder.ts';
import { balanceStep } from '#app/domain/balance-reminder.ts';
import { dateInZone, hourInZone, type PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { inParallel } from '#app/services/in-parallel.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import { makeOverdueTask } from './make-overdue-task.ts';
import { type OpenBalance, openBalances } from './open-balances.ts';
import { sendReminder } from './send-reminder.ts';

const AT_ONCE = 4;
/** Nobody is written to at night. */
const FROM_HOUR = 9;
const TO_HOUR = 21;

interface Counts {
  reminded: number;
  tasks: number;
}

/**
 * Sends payment links for balances that are due soon or were due (the settings say when), and makes staff a task some
 * days after. Each step happens once, however many processes run it; of what was missed while nothing ran only the latest
 * step is made up for. Answers how many were reminded of and how many tasks were made.
 */
export async function remindBalances(ctx: Ctx): Promise<Counts> {
  const { reminders } = await readSections(ctx.db, ['reminders'], ctx.log);
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const counts: Counts = { reminded: 0, tasks: 0 };
  for await (const page of openBalances(ctx, { reminders, today })) {
    await inParallel(page, AT_ONCE, (one) => takeStep(ctx, one, { reminders, today, counts }));
  }
  return counts;
}

async function takeStep(
  ctx: Ctx,
  { booking, dueDate, sent, hasTask }: OpenBalance,
  { reminders, today, counts }: { reminders: ReminderSettings; today: PlainDate; counts: Counts },
): Promise<void> {
  const step = balanceStep(reminders, { dueDate, today });
  if (step?.kind === 'task') {
    if (!hasTask && (await makeOverdueTask(ctx, { bookingId: booking.id, dueDate, today })))
      counts.tasks += 1;
  } else if (step?.kind === 'reminder' && !sent.includes(step.days) && isDaytime(ctx)) {
    if (await sendReminder(ctx, { booking, dueDate, days: step.days, today })) counts.reminded += 1;
  }
}

function isDaytime(ctx: Ctx): boolean {
  const hour = hourInZone(ctx.now(), ctx.config.timeZone);
  return hour >= FROM_HOUR && hour < TO_HOUR;
}
