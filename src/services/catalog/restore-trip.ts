import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentGone } from './content-gone.ts';
import { bringBackTrip } from './remove-trip.ts';
import type { KitRow, TripKit } from './trip-kit.ts';

/** Brings back what `deleteTrip` took, as it was; where its address has a new owner it gets the next free one. */
export async function restoreTrip<Row extends KitRow, Input, View>(
  ctx: Ctx,
  { kit, id }: { kit: TripKit<Row, Input, View>; id: string },
): Promise<View> {
  requirePermission(ctx, 'content.edit');
  const row = await ctx.db.transaction(async (tx) => {
    const back = await bringBackTrip(ctx, tx, { kind: kit.kind, id });
    const found = back ? await kit.find(tx, id) : undefined;
    if (!found) throw contentGone(kit.kind);
    await ctx.content.changed(tx);
    return found;
  });
  ctx.content.committed();
  return kit.view(row);
}
