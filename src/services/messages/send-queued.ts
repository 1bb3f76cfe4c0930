import { eq } from 'drizzle-orm';
import { messages } from '#app/db/schema/messages.ts';
import type { Ctx } from '#app/services/context.ts';
import { claimMessage } from './send-message.ts';
import { deliverNow, type StaffSend, settled } from './staff-send.ts';

/**
 * Hands over at once what a press of staff has just queued, so that they read whether it went; its job then finds
 * nothing to do. `id` null: the press was made before, and that one's outcome is answered.
 */
export async function sendQueued(
  ctx: Ctx,
  { id, dedupeKey }: { id: string | null; dedupeKey: string | null },
): Promise<StaffSend> {
  const claimed = id === null ? undefined : await claimMessage(ctx, id);
  if (claimed) return deliverNow(ctx, claimed);
  return settled(ctx, id ?? (await messageOfKey(ctx, dedupeKey)));
}

/** The message that was written under a key. */
export async function messageOfKey(ctx: Ctx, key: string | null): Promise<string> {
  const [first] = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.dedupeKey, key ?? ''));
  if (!first) throw new Error('The message was not written');
  return first.id;
}
