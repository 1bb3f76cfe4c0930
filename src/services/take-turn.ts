import { sql } from 'drizzle-orm';
import type { Transaction } from './context.ts';

/** Waits until nobody else has the turn of this name, and has it until the transaction ends. */
export async function takeTurn(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
