import { and, asc, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { InquiryListQuery } from '#app/contract/crm-inquiries.ts';
import { inquiries, inquiryText } from '#app/db/schema/inquiries.ts';
import { addDays, type PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { matching, type Searched } from '#app/services/search/matching.ts';
import { assignedTo } from './assigned-to.ts';

/** How inquiries are searched. */
export const INQUIRY_SEARCH: Searched = {
  table: inquiries,
  id: inquiries.id,
  text: inquiryText(inquiries),
  newest: inquiries.createdAt,
};

/** The condition of inquiries that hold all the patterns. */
export function findInquiries(ctx: Pick<Ctx, 'db'>, patterns: string[]): Promise<SQL | undefined> {
  return matching(ctx, INQUIRY_SEARCH, patterns);
}

/** The condition of a list of inquiries, of those that were `found` by a search; without `status` for a board, whose columns they are. */
export function inquiryFilter(
  ctx: Ctx,
  query: Omit<InquiryListQuery, 'sort' | 'q'>,
  found?: SQL | undefined,
): SQL | undefined {
  const { id, status, source, assignee, waiting, start_date, end_date } = query;
  const dayBegins = (day: PlainDate) => sql`(${day}::timestamp at time zone ${ctx.config.timeZone})`;
  return and(
    id ? eq(inquiries.id, id) : undefined,
    status && eq(inquiries.status, status),
    source && eq(inquiries.source, source),
    assignee ? assignedTo(ctx, inquiries.assigneeId, assignee) : undefined,
    waiting && isNotNull(inquiries.waitingSince),
    start_date ? gte(inquiries.createdAt, dayBegins(start_date)) : undefined,
    end_date ? lt(inquiries.createdAt, dayBegins(addDays(end_date, 1))) : undefined,
    found,
  );
}

export function inquiryOrder({ sort = 'newest' }: InquiryListQuery): SQL[] {
  switch (sort) {
    case 'newest':
      return [desc(inquiries.createdAt), desc(inquiries.id)];
    case 'oldest':
      return [asc(inquiries.createdAt), asc(inquiries.id)];
    case 'waiting':
      // The others have no such time and stand last.
      return [asc(inquiries.waitingSince), asc(inquiries.createdAt), asc(inquiries.id)];
  }
}
