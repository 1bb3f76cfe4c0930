import { desc, eq } from 'drizzle-orm';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { messages } from '#app/db/schema/messages.ts';
import type { Ctx } from '#app/services/context.ts';

/** What was written to the customer about a booking, the newest first. */
export async function bookingMessages(ctx: Ctx, bookingId: string): Promise<BookingDetail['messages']> {
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(eq(messages.bookingId, bookingId))
    .orderBy(desc(messages.createdAt), desc(messages.id));
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    kind: row.kind,
    to: row.to,
    subject: row.subject,
    text: row.text,
    status: row.status,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    deliveredAt: null,
    author: '',
    canRetry: false,
  }));
}
