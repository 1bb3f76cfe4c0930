import { eq } from 'drizzle-orm';
import { testimonials } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';

/** Takes a testimonial off the site for good. */
export async function deleteTestimonial(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'content.edit');
  if (!isStorable(id)) throw notFound('This testimonial does not exist any more.');
  await ctx.db.transaction(async (tx) => {
    const [deleted] = await tx.delete(testimonials).where(eq(testimonials.id, id)).returning();
    if (!deleted) throw notFound('This testimonial does not exist any more.');
    await writeAudit(ctx, tx, {
      action: 'testimonial.deleted',
      entity: 'testimonial',
      entityId: id,
      before: { name: deleted.name, tour: deleted.tour, review: deleted.review, rating: deleted.rating },
    });
    await ctx.content.changed(tx);
  });
  ctx.content.committed();
}
