import { daysBetween, type PlainDate } from './plain-date.ts';

/** When payment links for a balance go out, in days from the day it is due. */
export interface ReminderSettings {
  /** Days before the due date; 0 is the day itself. */
  before: number[];
  /** Days after it. */
  after: number[];
  /** Days after it on which staff are asked to see to it. */
  taskAfter: number;
}

export const DEFAULT_REMINDERS: ReminderSettings = { before: [7, 3, 0], after: [2], taskAfter: 3 };

/** Days from the due date, early ones negative, each once and in order: [-7, -3, 0, 2]. */
export function reminderDays({ before, after }: ReminderSettings): number[] {
  const days = [...before.map((one) => (one === 0 ? 0 : -one)), ...after];
  return [...new Set(days)].sort((one, other) => one - other);
}

/**
 * What is due for an open balance on a day: the latest reminder that has come (earlier ones that were missed are not made
 * up for), or staff's task once its day has come, and then no reminder any more. Null: nothing yet.
 */
export function balanceStep(
  settings: ReminderSettings,
  { dueDate, today }: { dueDate: PlainDate; today: PlainDate },
): { kind: 'reminder'; days: number } | { kind: 'task' } | null {
  const passed = daysBetween(dueDate, today);
  if (passed >= settings.taskAfter) return { kind: 'task' };
  const days = reminderDays(settings).findLast((day) => day <= passed);
  return days === undefined ? null : { kind: 'reminder', days };
}
