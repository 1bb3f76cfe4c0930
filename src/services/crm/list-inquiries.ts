import type { InquiryCounts } from '#app/contract/crm-desk.ts';
import type { CrmInquiry, InquiryListQuery } from '#app/contract/crm-inquiries.ts';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { INQUIRY_STATUSES } from '#app/domain/inquiry.ts';
import { textPatterns } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { searchReach } from '#app/services/search/matching.ts';
import { toInquiryView } from './crm-inquiries.ts';
import { filterName, isPlain, isStorableFilter } from './filter-name.ts';
import { findInquiries, INQUIRY_SEARCH, inquiryFilter, inquiryOrder } from './inquiry-filter.ts';
import { inquiryRows } from './inquiry-rows.ts';
import { ALL_NOTES, FIRST_NOTES } from './notes-of.ts';
import { pageTotal } from './page-total.ts';
import { statusCounts } from './status-counts.ts';

/**
 * Inquiries for staff, newest first unless asked otherwise, with the number of all that match; each with its first
 * notes, or all of them for a file. `q` is found anywhere in name, e-mail, phone, destination, message or the trip's
 * title, as it is written.
 */
export async function listInquiries(
  ctx: Ctx,
  { allNotes = false, ...query }: InquiryListQuery & { allNotes?: boolean },
): Promise<Page<CrmInquiry>> {
  requirePermission(ctx, 'crm.view');
  if (!isStorableFilter(query)) return { rows: [], total: 0 };
  const { sort: _, limit = MAX_ROWS, offset = 0, ...filter } = query;
  const patterns = textPatterns(filter.q);
  const where = inquiryFilter(ctx, filter, await findInquiries(ctx, patterns));
  const order = inquiryOrder(query);
  const notes = allNotes ? ALL_NOTES : FIRST_NOTES;
  const rows = await inquiryRows(ctx, { where, order, limit, offset, notes });
  const total = await pageTotal(ctx, {
    name: filterName(ctx, 'inquiries', filter),
    table: inquiries,
    where,
    page: { rows: rows.length, limit, offset },
    plain: isPlain(filter) ? () => inquiryCounts(ctx, {}) : null,
    status: filter.status,
    isSearch: Boolean(filter.q),
  });
  return { rows: rows.map(toInquiryView), ...total, ...(await searchReach(ctx, INQUIRY_SEARCH, patterns)) };
}

/** How many inquiries stand in each column of the board, of those that match the other filters. */
export async function inquiryCounts(
  ctx: Ctx,
  query: Omit<InquiryListQuery, 'status' | 'sort' | 'limit' | 'offset'>,
): Promise<InquiryCounts> {
  requirePermission(ctx, 'crm.view');
  if (!isStorableFilter(query)) return { new: 0, in_progress: 0, resolved: 0, closed: 0 };
  return statusCounts(ctx, {
    name: `counts:${filterName(ctx, 'inquiries', query)}`,
    status: inquiries.status,
    statuses: INQUIRY_STATUSES,
    where: inquiryFilter(ctx, query, await findInquiries(ctx, textPatterns(query.q))),
  });
}
