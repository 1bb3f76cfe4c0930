import { eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { messages } from '#app/db/schema/messages.ts';
import { newId } from '#app/domain/ids.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

export async function queuePaymentReceived(
  ctx: Ctx,
  tx: Transaction,
  { bookingId, providerPaymentId }: { bookingId: string; providerPaymentId: string },
): Promise<void> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return;
  const id = newId('msg');
  await tx
    .insert(messages)
    .values({
      id,
      channel: 'email',
      kind: 'payment_received',
      to: booking.email,
      subject: 'Payment received',
      text: booking.reference,
      dedupeKey: `payment_received:${providerPaymentId}`,
      messageId: id,
      bookingId,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing();
  await ctx.jobs.enqueue(tx, 'message.send', { messageId: id });
}
