import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/services/context.ts';

/** One after the other for a payment of the provider whose owner is found by more than one event; until the transaction ends. */
export async function lockPayment(tx: Transaction, providerPaymentId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${providerPaymentId}, 0))`);
}
