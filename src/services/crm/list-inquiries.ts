import { and, asc, count, desc, eq, ilike, type SQL } from 'drizzle-orm';
import type { CrmInquiry, InquiryListQuery } from '#app/contract/crm-inquiries.ts';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import { inquiries, inquiryText } from '#app/db/schema/inquiries.ts';
import { containsPattern, isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from './booking-figures.ts';
import { crmInquiries } from './crm-inquiries.ts';

/**
 * Inquiries for staff, newest first unless asked otherwise, with the number of all that match. `q` is found anywhere
 * in name, e-mail, phone, destination, message or the trip's title, as it is written.
 */
export async function listInquiries(ctx: Ctx, query: InquiryListQuery): Promise<Page<CrmInquiry>> {
  requirePermission(ctx, 'crm.view');
  const { q = '', id, status, source, sort = 'newest', limit = MAX_ROWS, offset = 0 } = query;
  if (!isStorable(`${q}${id ?? ''}`)) return { rows: [], total: 0 };
  const where = and(
    id ? eq(inquiries.id, id) : undefined,
    status && eq(inquiries.status, status),
    source && eq(inquiries.source, source),
    q === '' ? undefined : ilike(inquiryText(inquiries), containsPattern(q)),
  );
  const order =
    sort === 'oldest'
      ? [asc(inquiries.createdAt), asc(inquiries.id)]
      : [desc(inquiries.createdAt), desc(inquiries.id)];
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(inquiries)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    cachedFigure(ctx, `inquiries:${id ?? ''}:${status ?? ''}:${source ?? ''}:${q}`, () =>
      countOf(ctx, where),
    ),
  ]);
  return { rows: await crmInquiries(ctx, rows), total };
}

async function countOf(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [counted] = await ctx.db.select({ total: count() }).from(inquiries).where(where);
  return counted?.total ?? 0;
}
