import { and, eq, or, type SQL } from 'drizzle-orm';
import { messageEvents, messages } from '#app/db/schema/messages.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { DeliveryNews } from '#app/integrations/sms/port.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { markAnswered } from './mark-answered.ts';
import type { MessageRow } from './message-view.ts';
import { readDelivery } from './read-delivery.ts';

/**
 * Keeps what a provider tells about deliveries, and brings the messages to where all that was told puts them: the same
 * in any order, however often it comes. What is told of a message that is still being handed over waits for that.
 */
export async function receiveDeliveryNews(ctx: Ctx, provider: string, news: DeliveryNews[]): Promise<void> {
  for (const one of news) {
    if (!isStorable(one.providerId + one.reason + (one.reference ?? ''))) continue;
    await ctx.db.transaction(async (tx) => {
      const happenedAt = one.at ?? ctx.now();
      await tx
        .insert(messageEvents)
        .values({
          provider,
          providerId: one.providerId,
          state: one.state,
          reason: one.reason,
          happenedAt,
          createdAt: ctx.now(),
        })
        .onConflictDoNothing();
      for (const row of await lockMessages(tx, provider, one))
        await bringUpToDate(ctx, tx, row, { ...one, provider });
    });
  }
}

/** By the provider's id; or by ours, where the answer with the provider's id never reached us. */
async function lockMessages(tx: Transaction, provider: string, news: DeliveryNews): Promise<MessageRow[]> {
  const byTheirs = and(eq(messages.provider, provider), eq(messages.providerId, news.providerId));
  const found = await tx.select().from(messages).where(either(byTheirs, news.reference)).for('update');
  return found.filter((row) => row.providerId === null || row.providerId === news.providerId);
}

function either(byTheirs: SQL | undefined, reference: string | null): SQL | undefined {
  return reference === null ? byTheirs : or(byTheirs, eq(messages.id, reference));
}

async function bringUpToDate(
  ctx: Ctx,
  tx: Transaction,
  row: MessageRow,
  { provider, providerId, at }: DeliveryNews & { provider: string },
): Promise<void> {
  const keys = { provider, providerId };
  if (row.status === 'sending') {
    await tx.update(messages).set(keys).where(eq(messages.id, row.id));
    return;
  }
  const told = await readDelivery(tx, provider, providerId);
  if (told === null) return;
  const sentAt = row.sentAt ?? at ?? ctx.now();
  await tx
    .update(messages)
    .set({
      ...keys,
      ...told,
      reason: row.erasedAt === null ? told.reason : '',
      mayHaveGone: false,
      notBefore: null,
      sentAt,
    })
    .where(eq(messages.id, row.id));
  if (row.sentAt === null) await markAnswered(ctx, tx, row, sentAt);
  await announce(ctx, tx, { topic: 'messages', id: row.id, change: 'changed' });
}
