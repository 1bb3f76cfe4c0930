import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminTestimonialView } from '#app/contract/content.ts';
import { testimonials } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentGone } from './content-gone.ts';
import { takeDeleted } from './deleted-items.ts';
import { putBackRow } from './put-back-row.ts';
import { toAdminTestimonialView } from './testimonial-view.ts';

const Kept = z.object({ testimonials: z.array(z.record(z.string(), z.unknown())).min(1) });

/** Brings back what `deleteTestimonial` took, where it stood. */
export async function restoreTestimonial(ctx: Ctx, { id }: { id: string }): Promise<AdminTestimonialView> {
  requirePermission(ctx, 'content.edit');
  const row = await ctx.db.transaction(async (tx) => {
    const data = isStorable(id) ? await takeDeleted(tx, 'testimonial', id) : null;
    if (!data) throw contentGone('testimonial');
    await putBackRow(tx, testimonials, Kept.parse(data).testimonials[0] ?? {}, 'id');
    const [back] = await tx.select().from(testimonials).where(eq(testimonials.id, id));
    if (!back) throw new Error(`The testimonial ${id} did not come back`);
    await writeAudit(ctx, tx, {
      action: 'testimonial.restored',
      entity: 'testimonial',
      entityId: id,
      after: { name: back.name, tour: back.tour, review: back.review, rating: back.rating },
    });
    await ctx.content.changed(tx);
    return back;
  });
  ctx.content.committed();
  return toAdminTestimonialView(row);
}
