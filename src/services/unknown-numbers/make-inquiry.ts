import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { MadeInquiry, UnknownInquiry } from '#app/contract/unknown-numbers.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { messages } from '#app/db/schema/messages.ts';
import { newId } from '#app/domain/ids.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { notFound } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { findSender } from '#app/services/messages/find-sender.ts';
import type { MessageRow } from '#app/services/messages/message-view.ts';
import { lockUnknown } from './unknown-messages.ts';

const LONGEST_QUESTION = 5_000;

/**
 * Makes an inquiry of what a number that nobody knew wrote, waiting since the first of it. Where the number has one by
 * now, that gets the messages; pressed twice it is one. Throws `not_found`.
 */
export async function makeInquiry(
  ctx: Ctx,
  { number, who }: { number: string; who: UnknownInquiry },
): Promise<MadeInquiry> {
  requirePermission(ctx, 'crm.edit');
  if (!isStorable(number)) throw noMessages();
  const known = await findSender(ctx, number);
  const answer = await ctx.db.transaction(async (tx) => {
    const wrote = await lockUnknown(tx, number);
    const [first] = wrote;
    if (!first) return { id: await takenUpAs(tx, number), made: false };
    const id = known.inquiryId ?? (await insertInquiry(ctx, tx, { number, who, wrote, first }));
    await tx
      .update(messages)
      .set({ ...known, inquiryId: id })
      .where(
        inArray(
          messages.id,
          wrote.map((one) => one.id),
        ),
      );
    await announce(ctx, tx, [
      { topic: 'messages', id: first.id, change: 'changed' },
      { topic: 'inquiries', id, change: known.inquiryId ? 'changed' : 'created', name: who.name },
    ]);
    return { id, made: known.inquiryId === undefined };
  });
  figuresChanged(ctx);
  return answer;
}

async function insertInquiry(
  ctx: Ctx,
  tx: Transaction,
  {
    number,
    who,
    wrote,
    first,
  }: { number: string; who: UnknownInquiry; wrote: MessageRow[]; first: MessageRow },
): Promise<string> {
  const id = newId('inq');
  const message = wrote.map((one) => one.text).join('\n\n');
  await tx.insert(inquiries).values({
    id,
    source: 'whatsapp',
    name: who.name,
    email: who.email ?? '',
    phone: number,
    destination: who.destination,
    message: message.slice(0, LONGEST_QUESTION).toWellFormed(),
    createdAt: first.createdAt,
    updatedAt: ctx.now(),
  });
  await writeAudit(ctx, tx, {
    action: 'inquiry.made_from_messages',
    entity: 'inquiry',
    entityId: id,
    after: { source: 'whatsapp', name: who.name, messages: wrote.length },
  });
  return id;
}

/** The inquiry that has this number's messages since somebody else pressed the button. */
async function takenUpAs(tx: Transaction, number: string): Promise<string> {
  const [taken] = await tx
    .select({ id: messages.inquiryId })
    .from(messages)
    .where(and(eq(messages.to, number), eq(messages.direction, 'in'), isNotNull(messages.inquiryId)))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  if (!taken?.id) throw noMessages();
  return taken.id;
}

function noMessages() {
  return notFound('No message of this number waits any more.');
}
