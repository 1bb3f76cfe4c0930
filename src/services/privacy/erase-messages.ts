import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { messageEvents, messages } from '#app/db/schema/messages.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/**
 * Takes recipient and text out of messages, and what providers told about them (their ids hold numbers); kind, state
 * and times stay. One that still waits is not sent.
 */
export async function eraseMessages(ctx: Ctx, tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const told = tx
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        inArray(messages.id, ids),
        isNotNull(messages.providerId),
        eq(messages.provider, messageEvents.provider),
        eq(messages.providerId, messageEvents.providerId),
      ),
    );
  await tx.delete(messageEvents).where(sql`exists ${told}`);
  await tx
    .update(messages)
    .set({
      to: '',
      subject: '',
      text: '',
      html: '',
      // A provider's refusal quotes the address.
      reason: '',
      template: null,
      providerId: null,
      status: sql`case when ${messages.status} in ('queued', 'sending') then 'not_sent' else ${messages.status} end`,
      erasedAt: ctx.now(),
    })
    .where(inArray(messages.id, ids));
}
