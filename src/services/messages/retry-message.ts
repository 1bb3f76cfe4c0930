import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { messages } from '#app/db/schema/messages.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import type { MessageRow } from './message-view.ts';
import { deliverNow, type StaffSend, settled } from './staff-send.ts';

/**
 * Sends a message again that was given up or never tried, by a person's decision. Asked twice at once it is sent once;
 * of one that went in the meantime it answers so. Throws `not_found`.
 */
export async function retryMessage(ctx: Ctx, { id }: { id: string }): Promise<StaffSend> {
  requirePermission(ctx, 'crm.edit');
  const claimed = isStorable(id) ? await claimAgain(ctx, id) : null;
  if (claimed) return deliverNow(ctx, claimed);
  const [known] = isStorable(id)
    ? await ctx.db
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.id, id), eq(messages.direction, 'out'), isNull(messages.erasedAt)))
    : [];
  if (!known) throw notFound('We do not know this message, or its person asked to be forgotten.');
  return settled(ctx, known.id);
}

async function claimAgain(ctx: Ctx, id: string): Promise<MessageRow | undefined> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(messages)
      .set({
        status: 'sending',
        reason: '',
        attempts: sql`${messages.attempts} + 1`,
        claimedAt: ctx.now(),
        notBefore: null,
        mayHaveGone: false,
        providerId: null,
        deliveredAt: null,
      })
      .where(
        and(
          eq(messages.id, id),
          inArray(messages.status, ['failed', 'not_sent']),
          isNull(messages.erasedAt),
          ne(messages.to, ''),
        ),
      )
      .returning();
    if (!row) return;
    const about = row.inquiryId ?? row.bookingId ?? row.customerId;
    const entity = row.inquiryId ? 'inquiry' : row.bookingId ? 'booking' : 'customer';
    await writeAudit(ctx, tx, {
      action: `${about ? entity : 'message'}.message_retried`,
      entity: about ? entity : 'message',
      entityId: about ?? row.id,
      after: { messageId: row.id },
    });
    await announce(ctx, tx, { topic: 'messages', id: row.id, change: 'changed' });
    return row;
  });
}
