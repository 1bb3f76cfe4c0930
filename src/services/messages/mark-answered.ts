import { eq } from 'drizzle-orm';
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
  if (kind === 'staff') await setAnsweredAt(ctx, tx, inquiryId, at);
}

/** The person wrote: from now on they wait for an answer again. */
export async function markWaiting(
  ctx: Ctx,
  tx: Transaction,
  { inquiryId }: Pick<MessageRow, 'inquiryId'>,
): Promise<void> {
  await setAnsweredAt(ctx, tx, inquiryId, null);
}

async function setAnsweredAt(
  ctx: Ctx,
  tx: Transaction,
  inquiryId: string | null,
  answeredAt: Date | null,
): Promise<void> {
  if (inquiryId === null) return;
  await tx.update(inquiries).set({ answeredAt }).where(eq(inquiries.id, inquiryId));
  await announce(ctx, tx, { topic: 'inquiries', id: inquiryId, change: 'changed' });
}
