import { desc } from 'drizzle-orm';
import type { AdminTestimonialView, TestimonialView } from '#app/contract/content.ts';
import { MAX_ROWS } from '#app/contract/list-query.ts';
import { testimonials } from '#app/db/schema/content.ts';
import type { Ctx } from '#app/services/context.ts';
import { type TestimonialRow, toAdminTestimonialView, toTestimonialView } from './testimonial-view.ts';

/** What travellers said, newest first. */
export async function listTestimonials(ctx: Pick<Ctx, 'db'>): Promise<TestimonialView[]> {
  return (await newestTestimonials(ctx)).map(toTestimonialView);
}

/** The same for staff. */
export async function listAdminTestimonials(ctx: Pick<Ctx, 'db'>): Promise<AdminTestimonialView[]> {
  return (await newestTestimonials(ctx)).map(toAdminTestimonialView);
}

function newestTestimonials(ctx: Pick<Ctx, 'db'>): Promise<TestimonialRow[]> {
  return ctx.db
    .select()
    .from(testimonials)
    .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    .limit(MAX_ROWS);
}
