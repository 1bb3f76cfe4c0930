import { eq } from 'drizzle-orm';
import type { AdminTestimonialView } from '#app/contract/content.ts';
import { testimonials } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentGone } from './content-gone.ts';
import { toAdminTestimonialView } from './testimonial-view.ts';

/** One testimonial for its editor. */
export async function findAdminTestimonial(ctx: Ctx, { id }: { id: string }): Promise<AdminTestimonialView> {
  requirePermission(ctx, 'content.view');
  const [row] = isStorable(id) ? await ctx.db.select().from(testimonials).where(eq(testimonials.id, id)) : [];
  if (!row) throw contentGone('testimonial');
  return toAdminTestimonialView(row);
}
