import { and, desc, eq } from 'drizzle-orm';
import type { CancellationPreview, CancellationQuery } from '#app/contract/booking-desk.ts';
import { consents } from '#app/db/schema/inquiries.ts';
import { toDecimal } from '#app/domain/money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { type CancellationPlan, planCancellation } from './cancellation-plan.ts';

/** What cancelling a booking would keep, give back and issue by the policy; nothing changes. Throws `not_found`, `already_cancelled`. */
export async function previewCancellation(
  ctx: Ctx,
  { id, ...query }: { id: string } & CancellationQuery,
): Promise<CancellationPreview> {
  requirePermission(ctx, 'crm.edit');
  return ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    const plan = await planCancellation(ctx, tx, booking, query);
    return {
      date: plan.date,
      by: plan.by,
      daysBefore: plan.daysBefore,
      percentKept: plan.percentKept,
      total: toDecimal(booking.totalAmount),
      paid: toDecimal(plan.held),
      charge: toDecimal(plan.charge),
      refund: toDecimal(plan.refund),
      refunds: plan.parts.map((part) => ({
        paymentId: part.paymentId,
        amount: toDecimal(part.amount),
        how: part.viaProvider ? ('provider' as const) : ('manual' as const),
        mode: part.payment.mode,
      })),
      documents: plan.papers.map(({ kind, amount }) => ({ kind, amount: toDecimal(amount) })),
      warnings: await warningsOf(tx, booking, plan),
      expected: plan.expected,
    };
  });
}

async function warningsOf(tx: Transaction, booking: BookingRow, plan: CancellationPlan): Promise<string[]> {
  const warnings: string[] = [];
  if (plan.daysBefore < 0) warnings.push('The journey has begun.');
  if (booking.status === 'completed') warnings.push('The journey is marked as completed.');
  const [accepted] = await tx
    .select({ version: consents.version })
    .from(consents)
    .where(and(eq(consents.entityId, booking.id), eq(consents.purpose, 'cancellation')))
    .orderBy(desc(consents.createdAt))
    .limit(1);
  if (accepted && accepted.version !== plan.policyVersion) {
    warnings.push(
      `The customer accepted version ${accepted.version} of the cancellation policy; these figures are by version ${plan.policyVersion}.`,
    );
  }
  return warnings;
}
