import { eq } from 'drizzle-orm';
import { inquiries } from '#app/db/schema/inquiries.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import type { MessageRow } from './message-view.ts';

/** A message of staff that was handed over answers its inquiry: from then on nobody waits for a first word. */
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
