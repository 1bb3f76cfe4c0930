import { eq, sql } from 'drizzle-orm';
import { inquiries } from '#app/db/schema/inquiries.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import type { MessageRow } from './message-view.ts';

/** A message of staff that was handed over answers its inquiry: nobody waits for a word until the person writes again. */
export async function markAnswered(
  ctx: Ctx,
  tx: Transaction,
  { kind, inquiryId }: Pick<MessageRow, 'kind' | 'inquiryId'>,
  at: Date,
): Promise<void> {
  if (kind !== 'staff' || inquiryId === null) return;
  await tx.update(inquiries).set({ answeredAt: at }).where(eq(inquiries.id, inquiryId));
  await announce(ctx, tx, { topic: 'inquiries', id: inquiryId, change: 'changed' });
}

/** The person wrote: after an answer they wait again since this message, else still since the one before. */
export async function markWaiting(
  ctx: Ctx,
  tx: Transaction,
  { inquiryId, createdAt }: Pick<MessageRow, 'inquiryId' | 'createdAt'>,
): Promise<void> {
  if (inquiryId === null) return;
  const { answeredAt, wroteAgainAt } = inquiries;
  await tx
    .update(inquiries)
    .set({
      wroteAgainAt: sql`case when ${answeredAt} is null then ${wroteAgainAt} else ${createdAt.toISOString()}::timestamptz end`,
      answeredAt: null,
    })
    .where(eq(inquiries.id, inquiryId));
  await announce(ctx, tx, { topic: 'inquiries', id: inquiryId, change: 'changed' });
}
