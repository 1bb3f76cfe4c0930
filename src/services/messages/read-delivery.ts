import { and, eq } from 'drizzle-orm';
import { messageEvents } from '#app/db/schema/messages.ts';
import { type Delivery, deliveryOf } from '#app/domain/delivery.ts';
import type { Transaction } from '#app/services/context.ts';

/** Where a message stands by all that its provider told so far; null when that is nothing. */
export async function readDelivery(
  tx: Transaction,
  provider: string,
  providerId: string,
): Promise<Delivery | null> {
  const events = await tx
    .select()
    .from(messageEvents)
    .where(and(eq(messageEvents.provider, provider), eq(messageEvents.providerId, providerId)));
  return deliveryOf(events);
}
