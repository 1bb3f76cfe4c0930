import type { Transaction } from '#app/services/context.ts';
import { takeTurn } from '#app/services/take-turn.ts';

/** One after the other for a payment of the provider whose owner is found by more than one event; until the transaction ends. */
export async function lockPayment(tx: Transaction, providerPaymentId: string): Promise<void> {
  await takeTurn(tx, providerPaymentId);
}
