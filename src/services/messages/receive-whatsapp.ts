import { messages } from '#app/db/schema/messages.ts';
import { newId } from '#app/domain/ids.ts';
import { LONGEST } from '#app/domain/message-channel.ts';
import type { ReceivedMessage } from '#app/integrations/whatsapp/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { findSender } from './find-sender.ts';
import { mailMessageId } from './mail-message-id.ts';
import { markWaiting } from './mark-answered.ts';

/** How far a provider's clock may run ahead of ours. */
const MOST_AHEAD_MS = 5 * 60_000;

/**
 * Keeps what a person wrote to us, once however often it comes, with the record that the number belongs to, if any.
 * From its time on free text may be sent for 24 hours.
 */
export async function receiveWhatsApp(ctx: Ctx, received: ReceivedMessage): Promise<void> {
  const id = newId('msg');
  const text = received.text.replaceAll('\0', '').slice(0, LONGEST.whatsapp).toWellFormed();
  const sender = await findSender(ctx, received.from);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(messages)
      .values({
        id,
        channel: 'whatsapp',
        direction: 'in',
        kind: 'received',
        to: received.from,
        text,
        status: 'received',
        dedupeKey: `whatsapp:${received.providerId}`,
        ...sender,
        messageId: mailMessageId(ctx, id),
        createdAt: writtenAt(ctx, received.at),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return;
    await markWaiting(ctx, tx, row);
    await announce(ctx, tx, { topic: 'messages', id, change: 'created' });
    // Somebody unknown is something to do on Today.
    if (Object.keys(sender).length === 0) await announce(ctx, tx, { topic: 'tasks', id, change: 'created' });
  });
}

/** A time ahead of ours would keep the 24 hours open too long. */
function writtenAt(ctx: Ctx, at: Date | null): Date {
  const now = ctx.now();
  return at === null || at.getTime() > now.getTime() + MOST_AHEAD_MS ? now : at;
}
