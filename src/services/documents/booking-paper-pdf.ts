import { and, eq } from 'drizzle-orm';
import { documents } from '#app/db/schema/documents.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { documentPdf } from './document-pdf.ts';

/** An issued paper of a booking: vouchers and notes too. Throws `not_found`. */
export async function bookingPaperPdf(
  ctx: Ctx,
  { bookingId, documentId }: { bookingId: string; documentId: string },
): Promise<{ filename: string; pdf: Uint8Array }> {
  requirePermission(ctx, 'crm.view');
  const unknown = () => notFound('This booking has no such document.');
  if (!isStorable(`${bookingId}${documentId}`)) throw unknown();
  const [row] = await ctx.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.bookingId, bookingId)));
  const made = row && (await documentPdf(ctx, row.id));
  if (!made) throw unknown();
  return made;
}
