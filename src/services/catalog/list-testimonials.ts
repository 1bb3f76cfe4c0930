import { desc } from 'drizzle-orm';
import type { AdminTestimonialView, TestimonialView } from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import { testimonials } from '#app/db/schema/content.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { holdsText } from './holds-text.ts';
import { type PageQuery, WHOLE_LIST, withTotal } from './page-query.ts';
import { type TestimonialRow, toAdminTestimonialView, toTestimonialView } from './testimonial-view.ts';

/** What travellers said, newest first. */
export async function listTestimonials(
  ctx: Pick<Ctx, 'db'>,
  query: PageQuery = WHOLE_LIST,
): Promise<Page<TestimonialView>> {
  const { rows, total } = await newestTestimonials(ctx, query);
  return { rows: rows.map(toTestimonialView), total };
}

/** The same for staff. */
export async function listAdminTestimonials(
  ctx: Ctx,
  query: PageQuery = WHOLE_LIST,
): Promise<Page<AdminTestimonialView>> {
  requirePermission(ctx, 'content.view');
  const { rows, total } = await newestTestimonials(ctx, query);
  return { rows: rows.map(toAdminTestimonialView), total };
}

async function newestTestimonials(ctx: Pick<Ctx, 'db'>, query: PageQuery): Promise<Page<TestimonialRow>> {
  const { name, location, tour, review } = testimonials;
  const where = holdsText([name, location, tour, review], query.q);
  const rows = await ctx.db
    .select()
    .from(testimonials)
    .where(where)
    .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    .limit(query.limit)
    .offset(query.offset);
  return withTotal(rows, query, () => ctx.db.$count(testimonials, where));
}
