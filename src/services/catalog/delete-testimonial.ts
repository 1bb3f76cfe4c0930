import { eq } from 'drizzle-orm';
import { testimonials } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentGone } from './content-gone.ts';
import { keepDeleted, rowsAsJson } from './deleted-items.ts';

/** Takes a testimonial off the site; `restoreTestimonial` brings it back for 30 days. */
export async function deleteTestimonial(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'content.edit');
  if (!isStorable(id)) throw contentGone('testimonial');
  await ctx.db.transaction(async (tx) => {
    const kept = await rowsAsJson(tx, testimonials, eq(testimonials.id, id), 'for update');
    const [deleted] = await tx.delete(testimonials).where(eq(testimonials.id, id)).returning();
    if (!deleted) throw contentGone('testimonial');
    await keepDeleted(ctx, tx, {
      id,
      entity: 'testimonial',
      title: deleted.name,
      data: { testimonials: kept },
    });
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
