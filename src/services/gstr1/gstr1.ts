import { eq } from 'drizzle-orm';
import type { Gstr1Summary } from '#app/contract/gstr1.ts';
import { filedReturns } from '#app/db/schema/documents.ts';
import { buildReturn, type Gstr1Json } from '#app/domain/gst/gstr1/build-return.ts';
import { preflight } from '#app/domain/gst/gstr1/preflight.ts';
import { dueReturn } from '#app/domain/gst/gstr1/return-period.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { sumTaxes } from '#app/services/accounts/gst-report.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import { readReturnDocuments } from './read-return-documents.ts';

/** The return of a month (`2026-11`, else the one due next) to read, with everything that the portal would refuse. */
export async function gstr1Summary(ctx: Ctx, asked: { period?: string | undefined }): Promise<Gstr1Summary> {
  requirePermission(ctx, 'accounts.view');
  const period = periodOf(ctx, asked);
  const [{ company }, documents, [filed]] = await Promise.all([
    readSections(ctx.db, ['company'], ctx.log),
    readReturnDocuments(ctx.db, period),
    ctx.db.select().from(filedReturns).where(eq(filedReturns.period, period)),
  ]);
  const { sections, total } = buildReturn({ period, gstin: company.gstin, documents });
  return {
    period,
    gstin: company.gstin,
    sections: sections.map((one) => ({ section: one.section, count: one.count, ...sumTaxes([one]) })),
    total: sumTaxes([total]),
    problems: preflight(company, documents).map(({ documentId: _, ...problem }) => problem),
    filed: filed ? { by: filed.filedBy, at: filed.filedAt.toISOString() } : null,
  };
}

/** The same as the JSON that the portal takes. */
export async function gstr1Export(ctx: Ctx, asked: { period?: string | undefined }): Promise<Gstr1Json> {
  requirePermission(ctx, 'accounts.view');
  const period = periodOf(ctx, asked);
  const [{ company }, documents] = await Promise.all([
    readSections(ctx.db, ['company'], ctx.log),
    readReturnDocuments(ctx.db, period),
  ]);
  return buildReturn({ period, gstin: company.gstin, documents }).json;
}

function periodOf(ctx: Ctx, { period }: { period?: string | undefined }): string {
  return period ?? dueReturn(dateInZone(ctx.now(), ctx.config.timeZone));
}
