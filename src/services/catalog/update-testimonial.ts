import { eq } from 'drizzle-orm';
import type { AdminTestimonialView, TestimonialInput } from '#app/contract/content.ts';
import { testimonials } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { toAdminTestimonialView } from './testimonial-view.ts';

/** Changes what the input names; the rest stays. */
export async function updateTestimonial(
  ctx: Ctx,
  { id, input }: { id: string; input: Partial<TestimonialInput> },
): Promise<AdminTestimonialView> {
  requirePermission(ctx, 'content.edit');
  if (!isStorable(id)) throw notFound('This testimonial does not exist any more.');
  const row = await ctx.db.transaction(async (tx) => {
    const [current] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update');
    if (!current) throw notFound('This testimonial does not exist any more.');
    const change = Object.fromEntries(
      Object.entries({
        name: input.name,
        location: input.location,
        tour: input.tour,
        review: input.text,
        rating: input.rating,
      }).filter(([, value]) => value !== undefined),
    );
    const changed = changedFields(current, change);
    if (!changed) return current;
    const [updated = current] = await tx
      .update(testimonials)
      .set({ ...change, demo: false, updatedAt: ctx.now() })
      .where(eq(testimonials.id, id))
      .returning();
    await writeAudit(ctx, tx, {
      action: 'testimonial.updated',
      entity: 'testimonial',
      entityId: id,
      ...changed,
    });
    await ctx.content.changed(tx);
    return updated;
  });
  ctx.content.committed();
  return toAdminTestimonialView(row);
}
