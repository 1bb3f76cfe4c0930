import { eq } from 'drizzle-orm';
import { requestKeys } from '#app/db/schema/request-keys.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/** One press of a button: what it does, to which record, and the key of the form; without a key each one counts. */
export interface Press {
  verb: 'note' | 'ledger_entry' | 'credit_note' | 'content';
  recordId: string;
  key: string | undefined;
}

/**
 * The id of what the same press made before, or null when it is new. The caller holds the record's row lock, so that two
 * at once wait for each other.
 */
export async function madeBefore(tx: Transaction, press: Press): Promise<string | null> {
  const id = idOf(press);
  if (id === null) return null;
  const [found] = await tx.select().from(requestKeys).where(eq(requestKeys.id, id));
  return found?.madeId ?? null;
}

/** Keeps what a press has made, in the transaction that makes it. */
export async function keepPress(ctx: Ctx, tx: Transaction, press: Press, madeId: string): Promise<void> {
  const id = idOf(press);
  if (id !== null) await tx.insert(requestKeys).values({ id, madeId, createdAt: ctx.now() });
}

function idOf({ verb, recordId, key }: Press): string | null {
  return key === undefined ? null : `${verb}:${recordId}:${key}`;
}
