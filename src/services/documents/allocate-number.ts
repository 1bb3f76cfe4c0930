import { sql } from 'drizzle-orm';
import { numberSeries } from '#app/db/schema/documents.ts';
import { type DocumentKind, documentNumber } from '#app/domain/document-number.ts';
import { financialYear } from '#app/domain/financial-year.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';
import type { Transaction } from '#app/services/context.ts';

export interface AllocatedNumber {
  number: string;
  financialYear: string;
  serial: number;
}

/**
 * The next number of a series, in the transaction that issues the document: the counter's row stays locked until it
 * ends, so numbers have no gaps and a failed issue gives its number back. Source: india-rules §3.
 */
export async function allocateNumber(
  tx: Transaction,
  { kind, prefix, date }: { kind: DocumentKind; prefix: string; date: PlainDate },
): Promise<AllocatedNumber> {
  const year = financialYear(date);
  const [row] = await tx
    .insert(numberSeries)
    .values({ kind, financialYear: year, last: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.kind, numberSeries.financialYear],
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last });
  if (!row) throw new Error(`No number could be given in the series ${kind} of ${year}`);
  return { number: documentNumber(prefix, date, row.last), financialYear: year, serial: row.last };
}
