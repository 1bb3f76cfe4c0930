import { and, eq, isNull } from 'drizzle-orm';
import { paymentIssues } from '#app/db/schema/payments.ts';
import { newId } from '#app/domain/ids.ts';
import type { ProviderPayment } from '#app/integrations/payments/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

type NewIssue = Omit<typeof paymentIssues.$inferInsert, 'id' | 'resolvedAt' | 'createdAt'>;
type IssueKind = NewIssue['kind'];

/** What an issue says of its payment. */
export function issueFacts(payment: ProviderPayment) {
  return {
    providerOrderId: payment.orderId,
    providerPaymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
  };
}

/** Puts money that staff must decide about on their list, once for each kind and payment. `amount` in minor units. */
export async function raiseIssue(ctx: Ctx, tx: Transaction, issue: NewIssue): Promise<void> {
  const raised = await tx
    .insert(paymentIssues)
    .values({ ...issue, id: newId('pis'), createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: paymentIssues.id });
  const [row] = raised;
  if (!row) return;
  await writeAudit(ctx, tx, {
    action: `payment.${issue.kind}`,
    entity: issue.bookingId ? 'booking' : 'payment_issue',
    entityId: issue.bookingId ?? row.id,
    after: {
      paymentId: issue.providerPaymentId,
      orderId: issue.providerOrderId ?? null,
      amount: issue.amount,
      currency: issue.currency,
      ...issue.detail,
    },
  });
}

/** Takes a payment's issue off the list: it was credited after all, or given back. */
export async function resolveIssue(
  ctx: Ctx,
  tx: Transaction,
  kind: IssueKind,
  providerPaymentId: string,
): Promise<void> {
  await tx
    .update(paymentIssues)
    .set({ resolvedAt: ctx.now() })
    .where(
      and(
        eq(paymentIssues.kind, kind),
        eq(paymentIssues.providerPaymentId, providerPaymentId),
        isNull(paymentIssues.resolvedAt),
      ),
    );
}

/** Takes what a refund of a booking covers off the list of refunds due, the oldest first. `amount` in paise. */
export async function resolveRefundsDue(
  ctx: Ctx,
  tx: Transaction,
  { bookingId, amount }: { bookingId: string; amount: number },
): Promise<void> {
  const open = await tx
    .select()
    .from(paymentIssues)
    .where(
      and(
        eq(paymentIssues.bookingId, bookingId),
        eq(paymentIssues.kind, 'refund_due'),
        isNull(paymentIssues.resolvedAt),
      ),
    )
    .orderBy(paymentIssues.createdAt);
  let left = amount;
  for (const issue of open) {
    if (issue.amount > left) return;
    left -= issue.amount;
    await resolveIssue(ctx, tx, 'refund_due', issue.providerPaymentId);
  }
}

/** A cancellation has decided about all of it. */
export async function resolveAllRefundsDue(ctx: Ctx, tx: Transaction, bookingId: string): Promise<void> {
  await tx
    .update(paymentIssues)
    .set({ resolvedAt: ctx.now() })
    .where(
      and(
        eq(paymentIssues.bookingId, bookingId),
        eq(paymentIssues.kind, 'refund_due'),
        isNull(paymentIssues.resolvedAt),
      ),
    );
}
