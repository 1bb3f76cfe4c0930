import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AdminTestimonialQuery } from '#app/contract/admin-content.ts';
import type { AdminTestimonialView, TestimonialView } from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import { testimonials, testimonialText } from '#app/db/schema/content.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { holdsText } from './holds-text.ts';
import { type PageQuery, WHOLE_LIST, withTotal } from './page-query.ts';
import { type TestimonialRow, toAdminTestimonialView, toTestimonialView } from './testimonial-view.ts';

type TestimonialQuery = PageQuery & Pick<AdminTestimonialQuery, 'sort' | 'rating'>;

/** What travellers said, newest first. */
export async function listTestimonials(
  ctx: Pick<Ctx, 'db'>,
  query: PageQuery = WHOLE_LIST,
): Promise<Page<TestimonialView>> {
  const { rows, total } = await readTestimonials(ctx, query);
  return { rows: rows.map(toTestimonialView), total };
}

/** The same for staff, by `sort` and with one rating where they ask for it. */
export async function listAdminTestimonials(
  ctx: Ctx,
  query: TestimonialQuery = WHOLE_LIST,
): Promise<Page<AdminTestimonialView>> {
  requirePermission(ctx, 'content.view');
  const { rows, total } = await readTestimonials(ctx, query);
  return { rows: rows.map(toAdminTestimonialView), total };
}

async function readTestimonials(
  ctx: Pick<Ctx, 'db'>,
  query: TestimonialQuery,
): Promise<Page<TestimonialRow>> {
  const where = and(
    holdsText(testimonialText(testimonials), query.q),
    query.rating === undefined ? undefined : eq(testimonials.rating, query.rating),
  );
  const rows = await ctx.db
    .select()
    .from(testimonials)
    .where(where)
    .orderBy(...orderOf(query.sort))
    .limit(query.limit)
    .offset(query.offset);
  return withTotal(rows, query, () => ctx.db.$count(testimonials, where));
}

function orderOf(sort: AdminTestimonialQuery['sort'] = '-created'): SQL[] {
  const newest = [desc(testimonials.createdAt), desc(testimonials.id)];
  const name = sql`lower(${testimonials.name})`;
  switch (sort) {
    case 'created':
      return [asc(testimonials.createdAt), asc(testimonials.id)];
    case '-created':
      return newest;
    case 'name':
      return [asc(name), ...newest];
    case '-name':
      return [desc(name), ...newest];
    case 'rating':
      return [asc(testimonials.rating), ...newest];
    case '-rating':
      return [desc(testimonials.rating), ...newest];
    default:
      return sort satisfies never;
  }
}
