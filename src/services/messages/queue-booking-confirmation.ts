import { eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { messages } from '#app/db/schema/messages.ts';
import { newId } from '#app/domain/ids.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

export async function queueBookingConfirmation(ctx: Ctx, tx: Transaction, bookingId: string): Promise<void> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return;
  const id = newId('msg');
  await tx
    .insert(messages)
    .values({
      id,
      channel: 'email',
      kind: 'booking_confirmation',
      to: booking.email,
      subject: 'Booking confirmed',
      text: booking.reference,
      dedupeKey: `booking_confirmation:${bookingId}`,
      messageId: id,
      bookingId,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing();
  await ctx.jobs.enqueue(tx, 'message.send', { messageId: id });
}
