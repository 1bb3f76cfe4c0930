import { eq } from 'drizzle-orm';
import type { AdminTestimonialView, TestimonialInput } from '#app/contract/content.ts';
import { testimonials } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { makeOnce, type Pressed } from './make-once.ts';
import { toAdminTestimonialView } from './testimonial-view.ts';

type Told = Pick<typeof testimonials.$inferSelect, 'name' | 'location' | 'tour' | 'review' | 'rating'>;

/** Puts a traveller's words on the site. The same `request_key` puts them there once. */
export async function createTestimonial(
  ctx: Ctx,
  input: TestimonialInput & Pressed,
): Promise<AdminTestimonialView> {
  requirePermission(ctx, 'content.edit');
  const { name, location, tour, text: review, rating } = input;
  const wanted = { name, location, tour, review, rating };
  const row = await ctx.db.transaction((tx) =>
    makeOnce(
      ctx,
      tx,
      { kind: 'testimonial', key: input.request_key, wanted },
      {
        find: async (id) => (await tx.select().from(testimonials).where(eq(testimonials.id, id)))[0],
        make: () => insert(ctx, tx, wanted),
      },
    ),
  );
  ctx.content.committed();
  return toAdminTestimonialView(row);
}

async function insert(ctx: Ctx, tx: Transaction, told: Told) {
  const now = ctx.now();
  const values = {
    id: newId('tst'),
    ...told,
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
