import type { AdminTestimonialView, TestimonialInput } from '#app/contract/content.ts';
import { testimonials } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { toAdminTestimonialView } from './testimonial-view.ts';

/** Puts a traveller's words on the site. */
export async function createTestimonial(ctx: Ctx, input: TestimonialInput): Promise<AdminTestimonialView> {
  requirePermission(ctx, 'content.edit');
  const row = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const values = {
      id: newId('tst'),
      name: input.name,
      location: input.location,
      tour: input.tour,
      review: input.text,
      rating: input.rating,
      version: 1,
      demo: false,
      createdAt: now,
      updatedAt: now,
    };
    await tx.insert(testimonials).values(values);
    await writeAudit(ctx, tx, {
      action: 'testimonial.created',
      entity: 'testimonial',
      entityId: values.id,
      after: { name: values.name, rating: values.rating },
    });
    await ctx.content.changed(tx);
    return values;
  });
  ctx.content.committed();
  return toAdminTestimonialView(row);
}
