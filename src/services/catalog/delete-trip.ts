import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentGone } from './content-gone.ts';
import { removeTrip } from './remove-trip.ts';

/** Deletes a cruise or pilgrimage and its itinerary; `restoreTrip` brings them back for 30 days. Its bookings stay. */
export async function deleteTrip(
  ctx: Ctx,
  { kit: { kind }, id }: { kit: { kind: 'cruise' | 'pilgrimage' }; id: string },
): Promise<void> {
  requirePermission(ctx, 'content.edit');
  await ctx.db.transaction(async (tx) => {
    if (!(await removeTrip(ctx, tx, { kind, id }))) throw contentGone(kind);
    await ctx.content.changed(tx);
  });
  ctx.content.committed();
}
