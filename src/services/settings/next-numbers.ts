import { eq } from 'drizzle-orm';
import type { NextNumbers } from '#app/contract/settings.ts';
import { numberSeries } from '#app/db/schema/documents.ts';
import { DOCUMENT_KINDS } from '#app/domain/document-number.ts';
import { financialYear } from '#app/domain/financial-year.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';

/** The serial that the next document of each kind gets, dated today; nothing is taken from the series by asking. */
export async function nextNumbers(ctx: Ctx): Promise<NextNumbers> {
  requirePermission(ctx, 'settings.edit');
  const date = dateInZone(ctx.now(), ctx.config.timeZone);
  const rows = await ctx.db
    .select()
    .from(numberSeries)
    .where(eq(numberSeries.financialYear, financialYear(date)));
  const last = new Map(rows.map((row) => [row.kind, row.last]));
  const next = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, (last.get(kind) ?? 0) + 1]));
  return { date, next: next as NextNumbers['next'] };
}
