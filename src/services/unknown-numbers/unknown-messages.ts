import { and, asc, eq, isNull } from 'drizzle-orm';
import { messages } from '#app/db/schema/messages.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Transaction } from '#app/services/context.ts';
import type { MessageRow } from '#app/services/messages/message-view.ts';

/** What came to us and belongs to no record. The index `messages_unknown` has the same condition. */
export const UNKNOWN = and(
  eq(messages.direction, 'in'),
  isNull(messages.inquiryId),
  isNull(messages.bookingId),
  isNull(messages.customerId),
  isNull(messages.erasedAt),
);

/** Those of one number, oldest first, held until the transaction ends: of two who take them up the second finds none. */
export async function lockUnknown(tx: Transaction, number: string): Promise<MessageRow[]> {
  if (!isStorable(number)) return [];
  return tx
    .select()
    .from(messages)
    .where(and(UNKNOWN, eq(messages.to, number)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .for('update');
}
