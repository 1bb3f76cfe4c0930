import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { packageGone } from './package-gone.ts';
import { removeTrip } from './remove-trip.ts';

/**
 * Deletes a package and its itinerary; for 30 days `restorePackage` brings them back. Bookings keep what they sold:
 * they hold their own title, price and dates.
 */
export async function deletePackage(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'content.edit');
  await ctx.db.transaction(async (tx) => {
    if (!(await removeTrip(ctx, tx, { kind: 'package', id }))) throw packageGone();
    await ctx.content.changed(tx);
  });
  ctx.content.committed();
}
