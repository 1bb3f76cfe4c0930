import { eq } from 'drizzle-orm';
import type { TestimonialChangeInput } from '#app/contract/admin-content.ts';
import type { AdminTestimonialView } from '#app/contract/content.ts';
import { testimonials } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentGone, refuseOtherVersion } from './content-gone.ts';
import { toAdminTestimonialView } from './testimonial-view.ts';
import { named } from './trip-columns.ts';

/** Changes what the input names; the rest stays. Throws `changed_meanwhile` when `version` is given and is not its own. */
export async function updateTestimonial(
  ctx: Ctx,
  { id, input }: { id: string; input: TestimonialChangeInput },
): Promise<AdminTestimonialView> {
  requirePermission(ctx, 'content.edit');
  if (!isStorable(id)) throw contentGone('testimonial');
  const row = await ctx.db.transaction(async (tx) => {
    const [current] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update');
    if (!current) throw contentGone('testimonial');
    refuseOtherVersion('testimonial', input.version, current.version);
    const { name, location, tour, text: review, rating } = input;
    const change = named({ name, location, tour, review, rating });
    const changed = changedFields(current, change);
    if (!changed) return current;
    const [updated = current] = await tx
      .update(testimonials)
      .set({ ...change, demo: false, version: current.version + 1, updatedAt: ctx.now() })
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
