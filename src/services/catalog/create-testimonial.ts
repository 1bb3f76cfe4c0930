import { eq } from 'drizzle-orm';
import type { AdminTestimonialView, TestimonialInput } from '#app/contract/content.ts';
import { testimonials } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { makeOnce, type Pressed } from './make-once.ts';
import { toAdminTestimonialView } from './testimonial-view.ts';

/** Puts a traveller's words on the site. The same `request_key` puts them there once. */
export async function createTestimonial(
  ctx: Ctx,
  input: TestimonialInput & Pressed,
): Promise<AdminTestimonialView> {
  requirePermission(ctx, 'content.edit');
  const row = await ctx.db.transaction((tx) =>
    makeOnce(
      ctx,
      tx,
      { kind: 'testimonial', key: input.request_key },
      {
        find: async (id) => (await tx.select().from(testimonials).where(eq(testimonials.id, id)))[0],
        make: () => insert(ctx, tx, input),
      },
    ),
  );
  ctx.content.committed();
  return toAdminTestimonialView(row);
}

async function insert(ctx: Ctx, tx: Transaction, input: TestimonialInput) {
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
}
