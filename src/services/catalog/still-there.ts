import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#app/services/context.ts';

/** The id where that record still is, held there until the transaction ends; else null. */
export async function stillThere(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  id: string | null | undefined,
): Promise<string | null> {
  if (!id) return null;
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('key share');
  return rows.length > 0 ? id : null;
}
