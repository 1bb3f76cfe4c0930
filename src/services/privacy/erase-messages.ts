import { inArray, sql } from 'drizzle-orm';
import { messages } from '#app/db/schema/messages.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/** Takes recipient and text out of messages; their kind, state and times stay. One that still waits is not sent. */
export async function eraseMessages(ctx: Ctx, tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(messages)
    .set({
      to: '',
      subject: '',
      text: '',
      html: '',
      // A mail server's refusal quotes the address.
      reason: '',
      status: sql`case when ${messages.status} in ('queued', 'sending') then 'not_sent' else ${messages.status} end`,
      erasedAt: ctx.now(),
    })
    .where(inArray(messages.id, ids));
}
