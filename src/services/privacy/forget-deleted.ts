import { and, eq, sql } from 'drizzle-orm';
import { deletedItems } from '#app/db/schema/deleted-items.ts';
import type { Transaction } from '#app/services/context.ts';
import { eraseAudit } from './erase-audit.ts';

/** What of a person staff deleted lately and could bring back. */
const KINDS = [
  ['customer', 'customers'],
  ['supplier', 'suppliers'],
] as const;

/** Takes out of what can still come back whatever belongs to this address. */
export async function forgetDeleted(tx: Transaction, email: string): Promise<void> {
  if (email.trim() === '') return;
  for (const [entity, table] of KINDS) {
    const stored = sql`lower(${deletedItems.data} -> ${table} -> 0 ->> 'email')`;
    const gone = await tx
      .delete(deletedItems)
      .where(and(eq(deletedItems.entity, entity), eq(stored, email.trim().toLowerCase())))
      .returning({ id: deletedItems.id });
    await eraseAudit(
      tx,
      gone.map((one) => one.id),
    );
  }
}
