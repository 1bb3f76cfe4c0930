import { eq } from 'drizzle-orm';
import { customers } from '#app/db/schema/customers.ts';
import { makeBrochure } from '#app/services/brochures/package-brochure.ts';
import type { Ctx } from '#app/services/context.ts';
import type { MessageRow } from './message-view.ts';

/** The brochure of the package that a message offers, named for its customer. Throws when the package is gone. */
export async function offeredBrochure(
  ctx: Ctx,
  { offer, customerId }: MessageRow,
): Promise<{ filename: string; pdf: Uint8Array }> {
  if (!offer) throw new Error('The message offers no package');
  const [customer] = await ctx.db
    .select({ name: customers.name })
    .from(customers)
    .where(eq(customers.id, customerId ?? ''));
  return makeBrochure(ctx, { ...offer, customerName: customer?.name ?? '' });
}
