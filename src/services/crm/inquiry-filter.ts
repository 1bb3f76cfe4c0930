import { and, asc, desc, eq, gte, ilike, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { InquiryListQuery } from '#app/contract/crm-inquiries.ts';
import { inquiries, inquiryText } from '#app/db/schema/inquiries.ts';
import { addDays, type PlainDate } from '#app/domain/plain-date.ts';
import { containsPattern } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { assignedTo } from './assigned-to.ts';

/** The condition of a list of inquiries; without `status` for a board, whose columns they are. */
export function inquiryFilter(ctx: Ctx, query: Omit<InquiryListQuery, 'sort'>): SQL | undefined {
  const { id, q = '', status, source, assignee, waiting, start_date, end_date } = query;
  const dayBegins = (day: PlainDate) => sql`(${day}::timestamp at time zone ${ctx.config.timeZone})`;
  return and(
    id ? eq(inquiries.id, id) : undefined,
    status && eq(inquiries.status, status),
    source && eq(inquiries.source, source),
    assignee ? assignedTo(ctx, inquiries.assigneeId, assignee) : undefined,
    waiting && isNotNull(inquiries.waitingSince),
    start_date ? gte(inquiries.createdAt, dayBegins(start_date)) : undefined,
    end_date ? lt(inquiries.createdAt, dayBegins(addDays(end_date, 1))) : undefined,
    q === '' ? undefined : ilike(inquiryText(inquiries), containsPattern(q)),
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
