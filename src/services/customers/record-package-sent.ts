import { eq } from 'drizzle-orm';
import { customers, packagesSent } from '#app/db/schema/customers.ts';
import { newId } from '#app/domain/ids.ts';
import type { SentOffer } from '#app/domain/package-offer.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import type { CustomerRow } from './customer-row.ts';
import { businessDay } from './score-columns.ts';
import { writeCustomer } from './write-customer.ts';

/** Whom a package was offered to, held until the transaction ends; null once deleted. Held before the message itself. */
export async function holdOffered(tx: Transaction, customerId: string): Promise<CustomerRow | null> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
  return row ?? null;
}

/**
 * Notes in the caller's transaction that a package reached a customer by one channel. The other channel of the same
 * press (the offer's key) makes it one entry that went by both; the same channel again changes nothing.
 */
export async function recordPackageSent(
  ctx: Ctx,
  tx: Transaction,
  customer: CustomerRow,
  sent: { via: 'whatsapp' | 'email'; to: string; message: string; author: string; offer: SentOffer },
): Promise<void> {
  const { via, to, message, author, offer } = sent;
  const [before] = await tx.select().from(packagesSent).where(eq(packagesSent.requestKey, offer.key));
  if (before && (before.sentVia === via || before.sentVia === 'both')) return;
  if (before) {
    const both = { sentVia: 'both' as const, sentTo: `${before.sentTo}, ${to}` };
    await tx.update(packagesSent).set(both).where(eq(packagesSent.id, before.id));
  } else {
    await tx.insert(packagesSent).values({
      id: newId('psn'),
      customerId: customer.id,
      packageId: offer.packageId,
      packageTitle: offer.packageTitle,
      sentVia: via,
      sentTo: to,
      message,
      customPrice: offer.customPrice,
      numberOfPax: offer.pax,
      flightsIncluded: offer.flights,
      hotelsInfo: offer.hotels,
      author,
      requestKey: offer.key,
      sentAt: ctx.now(),
    });
    await writeCustomer(ctx, tx, customer, {
      packagesSentCount: customer.packagesSentCount + 1,
      lastContactDate: businessDay(ctx),
    });
  }
  await writeAudit(ctx, tx, {
    action: 'customer.package_sent',
    entity: 'customer',
    entityId: customer.id,
    after: { packageTitle: offer.packageTitle, via },
  });
  await announce(ctx, tx, { topic: 'customers', id: customer.id, change: 'changed', name: customer.name });
}
