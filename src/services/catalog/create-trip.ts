import { DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { insertTrip } from './insert-trip.ts';
import { makeOnce, type Pressed } from './make-once.ts';
import { refuseEndedRate } from './refuse-ended-rate.ts';
import type { KitRow, TripKit } from './trip-kit.ts';

/**
 * Makes a cruise or pilgrimage, the last in its list; it is live at once unless `status` is `draft`. The same
 * `request_key` makes one.
 */
export async function createTrip<Row extends KitRow, Input extends { title: string }, View>(
  ctx: Ctx,
  { kit, input }: { kit: TripKit<Row, Input, View>; input: Input & Pressed },
): Promise<View> {
  requirePermission(ctx, 'content.edit');
  const values: Partial<KitRow> = kit.values(input);
  refuseEndedRate(ctx, values.gstRate);
  const wanted = { ...kit.values(input), image: values.image || values.images?.[0] || '' };
  const row = await ctx.db.transaction((tx) =>
    makeOnce(
      ctx,
      tx,
      { kind: kit.kind, key: input.request_key, wanted },
      {
        find: (id) => kit.find(tx, id),
        make: () => insert(ctx, tx, kit, { ...wanted, title: input.title }),
      },
    ),
  );
  ctx.content.committed();
  return kit.view(row);
}

async function insert<Row extends KitRow, Input extends { title: string }, View>(
  ctx: Ctx,
  tx: Transaction,
  kit: TripKit<Row, Input, View>,
  values: Partial<Row> & { title: string },
): Promise<Row> {
  const now = ctx.now();
  const made = await insertTrip(tx, kit, {
    rating: DEFAULT_RATING,
    ...values,
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
}
