import { eq } from 'drizzle-orm';
import type { CallLogInput, Customer } from '#app/contract/customers.ts';
import { callLogs } from '#app/db/schema/customers.ts';
import { followUpAfterCall } from '#app/domain/call-status.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { customerChanged } from './customer-changed.ts';
import { lockCustomer } from './customer-row.ts';
import { customerView } from './customer-view.ts';
import { refusePastFollowUp } from './refuse-past-follow-up.ts';
import { businessDay } from './score-columns.ts';
import { writeCustomer } from './write-customer.ts';

/**
 * Logs a call of this moment; the customer's last call, next date and score follow. The same `request_key` is one call.
 * Throws `not_found`, `invalid_input` for a next date before today.
 */
export async function logCall(ctx: Ctx, input: CallLogInput & { id: string }): Promise<Customer> {
  requirePermission(ctx, 'customers.edit');
  const { id, call_outcome: outcome, notes, next_follow_up_date: next, request_key: key } = input;
  // The same key for another customer is another call.
  const requestKey = key === undefined ? null : `${id}:${key}`;
  const row = await customerChanged(ctx, async (tx) => {
    const before = await lockCustomer(tx, id);
    if (requestKey !== null && (await wasLogged(requestKey))) return before;
    refusePastFollowUp(ctx, next);
    const today = businessDay(ctx);
    const nextFollowUpDate = followUpAfterCall({ outcome, next }, before.nextFollowUpDate, today);
    await tx.insert(callLogs).values({
      id: newId('cal'),
      customerId: id,
      callDate: ctx.now(),
      callOutcome: outcome,
      notes,
      nextFollowUpDate: next,
      author: ctx.actor.type === 'staff' ? ctx.actor.name : '',
      requestKey,
    });
    const after = await writeCustomer(ctx, tx, before, {
      callsCount: before.callsCount + 1,
      lastCallAt: ctx.now(),
      lastCallOutcome: outcome,
      lastCallNotes: notes,
      lastContactDate: today,
      nextFollowUpDate,
    });
    await writeAudit(ctx, tx, {
      action: 'customer.call_logged',
      entity: 'customer',
      entityId: id,
      before: { nextFollowUpDate: before.nextFollowUpDate },
      after: { outcome, nextFollowUpDate },
    });
    return after;

    async function wasLogged(known: string): Promise<boolean> {
      const found = await tx.select({ id: callLogs.id }).from(callLogs).where(eq(callLogs.requestKey, known));
      return found.length > 0;
    }
  });
  return customerView(ctx, row);
}
