import { type SQL, sql } from 'drizzle-orm';
import { documents } from '#app/db/schema/documents.ts';
import type { Transaction } from '#app/services/context.ts';

/**
 * Takes the ways to reach a person off the papers of a condition and answers the papers' ids. Name and address stay there:
 * tax law wants them for its term. Source: india-rules §3, §9.
 */
export async function erasePapers(tx: Transaction, which: SQL): Promise<string[]> {
  const rows = await tx
    .update(documents)
    .set({
      customerEmail: '',
      paper: sql`jsonb_set(jsonb_set(${documents.paper}, '{to,email}', '""'), '{to,phone}', '""')`,
    })
    .where(which)
    .returning({ id: documents.id });
  return rows.map((row) => row.id);
}
