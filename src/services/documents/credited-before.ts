import { and, eq } from 'drizzle-orm';
import { documents } from '#app/db/schema/documents.ts';
import type { Queryable } from '#app/services/context.ts';

/** What notes or refund vouchers have taken back of a document so far, in its minor units; `gross` with its TCS. */
export async function creditedBefore(tx: Queryable, documentId: string) {
  const notes = await tx
    .select({
      total: documents.total,
      tcs: documents.tcs,
      half: documents.cgst,
      igst: documents.igst,
    })
    .from(documents)
    .where(and(eq(documents.correctsId, documentId), eq(documents.status, 'issued')));
  const sums = { total: 0, half: 0, igst: 0, gross: 0 };
  for (const one of notes) {
    sums.total += one.total;
    sums.half += one.half;
    sums.igst += one.igst;
    sums.gross += one.total + one.tcs;
  }
  return sums;
}
