import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceStep, DEFAULT_REMINDERS, reminderDays } from './balance-reminder.ts';
import { addDays } from './plain-date.ts';

const dueDate = '2027-03-28';
const stepOn = (days: number) => balanceStep(DEFAULT_REMINDERS, { dueDate, today: addDays(dueDate, days) });

describe('reminders of a balance', () => {
  test.each([
    [-8, null],
    [-7, { kind: 'reminder', days: -7 }],
    [-4, { kind: 'reminder', days: -7 }],
    [-3, { kind: 'reminder', days: -3 }],
    [0, { kind: 'reminder', days: 0 }],
    [1, { kind: 'reminder', days: 0 }],
    [2, { kind: 'reminder', days: 2 }],
    [3, { kind: 'task' }],
    [40, { kind: 'task' }],
  ])('%i days from the due date', (days, step) => {
    expect(stepOn(days)).toEqual(step);
  });

  test('day by day each reminder comes up once, in order, and then the task', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 6 });
    fc.assert(
      fc.property(days, days, fc.integer({ min: 1, max: 60 }), (before, after, taskAfter) => {
        const settings = { before, after: after.filter((one) => one > 0 && one < taskAfter), taskAfter };
        const seen: number[] = [];
        for (let day = -61; day < taskAfter; day++) {
          const step = balanceStep(settings, { dueDate, today: addDays(dueDate, day) });
          if (step?.kind === 'reminder' && step.days !== seen.at(-1)) seen.push(step.days);
          expect(step?.kind).not.toBe('task');
        }
        expect(seen).toEqual(reminderDays(settings));
        expect(balanceStep(settings, { dueDate, today: addDays(dueDate, taskAfter) })).toEqual({
          kind: 'task',
        });
      }),
    );
  });
});
