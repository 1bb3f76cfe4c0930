import { and, asc, eq, lte } from 'drizzle-orm';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { expenses, recurringExpenses } from '#app/db/schema/purchases.ts';
import { newId } from '#app/domain/ids.ts';
import { addDays, dateInZone, type PlainDate } from '#app/domain/plain-date.ts';
import { dueDates, nextDue } from '#app/domain/recurring-expense.ts';
import { auditRow } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { announce } from '#app/services/events/announce.ts';
import type { RecurringRow } from './recurring-row.ts';

export function businessDay(ctx: Pick<Ctx, 'now' | 'config'>): PlainDate {
  return dateInZone(ctx.now(), ctx.config.timeZone);
}

/**
 * Makes the expenses of all recurring ones that are due, those too that were missed while nothing ran; each once, in
 * however many processes at a time. Answers how many.
 */
export async function makeDueExpenses(ctx: Ctx): Promise<number> {
  const today = businessDay(ctx);
  let all = 0;
  for (;;) {
    const made = await ctx.db.transaction(async (tx) => {
      const [due] = await tx
        .select()
        .from(recurringExpenses)
        .where(and(eq(recurringExpenses.paused, false), lte(recurringExpenses.nextDate, today)))
        .orderBy(asc(recurringExpenses.nextDate), asc(recurringExpenses.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!due) return null;
      const count = await makeExpenses(ctx, tx, due, today);
      await announce(ctx, tx, { topic: 'expenses', id: null, change: 'changed' });
      return count;
    });
    if (made === null) break;
    all += made;
  }
  if (all > 0) figuresChanged(ctx);
  return all;
}

/** Makes what of one is due until `today`, and says when the next one is. The caller holds its row. */
export async function makeExpenses(
  ctx: Ctx,
  tx: Transaction,
  recurring: RecurringRow,
  today: PlainDate,
): Promise<number> {
  if (recurring.paused || recurring.nextDate === null) return 0;
  const dates = dueDates(recurring, recurring.nextDate, today);
  if (dates.length === 0) return 0;
  const { category, amount, currency, paymentType, supplierId, supplierName, department, description } =
    recurring;
  const spent = {
    category,
    amount,
    currency,
    paymentType,
    supplierId,
    supplierName,
    department,
    description,
  };
  const rows = dates.map((date) => ({
    ...spent,
    id: newId('exp'),
    expenseDate: date,
    recurringId: recurring.id,
    recurringDate: date,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  }));
  // The unique key of recurring expense and day has the last word on "once".
  const made = await tx.insert(expenses).values(rows).onConflictDoNothing().returning({
    id: expenses.id,
    date: expenses.recurringDate,
  });
  if (made.length > 0) {
    const entries = made.map(({ id, date }) =>
      auditRow(ctx, {
        action: 'expense.created',
        entity: 'expense',
        entityId: id,
        after: { ...spent, expenseDate: date, recurringId: recurring.id },
      }),
    );
    await tx.insert(auditLog).values(entries);
  }
  await tx
    .update(recurringExpenses)
    .set({ nextDate: nextDue(recurring, addDays(today, 1)), madeUntil: dates.at(-1) ?? null })
    .where(eq(recurringExpenses.id, recurring.id));
  return made.length;
}
