import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/** One kind of record with a person in it. */
interface Correction<Row, Wanted> {
  /** As the audit names it. */
  entity: string;
  rows: readonly Row[];
  /** What the row should say. */
  wanted: (row: Row) => Wanted;
  write: (row: Row, wanted: Wanted) => Promise<unknown>;
}

/** Corrects the rows that say otherwise, each with its audit row; answers how many did. */
export async function correctRows<Row extends { id: string }, Wanted extends Record<string, unknown>>(
  ctx: Ctx,
  tx: Transaction,
  { entity, rows, wanted, write }: Correction<Row, Wanted>,
): Promise<number> {
  let count = 0;
  for (const row of rows) {
    const corrected = wanted(row);
    const changed = changedFields(row, corrected);
    if (!changed) continue;
    count += 1;
    await write(row, corrected);
    await writeAudit(ctx, tx, { action: `${entity}.corrected`, entity, entityId: row.id, ...changed });
  }
  return count;
}
