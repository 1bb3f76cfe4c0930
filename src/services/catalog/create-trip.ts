import { DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { insertTrip } from './insert-trip.ts';
import { refuseEndedRate } from './refuse-ended-rate.ts';
import type { KitRow, TripKit } from './trip-kit.ts';

/** Makes a cruise or pilgrimage, the last in its list; it is live at once unless `status` is `draft`. */
export async function createTrip<Row extends KitRow, Input extends { title: string }, View>(
  ctx: Ctx,
  { kit, input }: { kit: TripKit<Row, Input, View>; input: Input },
): Promise<View> {
  requirePermission(ctx, 'content.edit');
  const values: Partial<KitRow> = kit.values(input);
  refuseEndedRate(ctx, values.gstRate);
  const row = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const made = await insertTrip(tx, kit, {
      rating: DEFAULT_RATING,
      ...kit.values(input),
      title: input.title,
      image: values.image || values.images?.[0] || '',
      createdAt: now,
      updatedAt: now,
    });
    await writeAudit(ctx, tx, {
      action: `${kit.kind}.created`,
      entity: kit.kind,
      entityId: made.id,
      after: { title: made.title, price: made.price, status: made.status },
    });
    await ctx.content.changed(tx);
    return made;
  });
  ctx.content.committed();
  return kit.view(row);
}
