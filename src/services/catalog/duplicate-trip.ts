import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { contentGone } from './content-gone.ts';
import { copyItinerary } from './copy-itinerary.ts';
import { copyTitle } from './copy-title.ts';
import { insertTrip } from './insert-trip.ts';
import { makeOnce, type Pressed } from './make-once.ts';
import type { KitRow, TripKit } from './trip-kit.ts';

/** A draft like the cruise or pilgrimage, with its itinerary, the last in its list. The same `request_key` makes one. */
export async function duplicateTrip<Row extends KitRow, Input, View>(
  ctx: Ctx,
  { kit, id, request_key }: { kit: TripKit<Row, Input, View>; id: string } & Pressed,
): Promise<View> {
  requirePermission(ctx, 'content.edit');
  const row = await ctx.db.transaction((tx) =>
    makeOnce<Row>(
      ctx,
      tx,
      { kind: `copy:${id}`, key: request_key, wanted: {} },
      { find: (made) => kit.find(tx, made), make: () => copy(ctx, tx, { kit, id }) },
    ),
  );
  return kit.view(row);
}

async function copy<Row extends KitRow, Input, View>(
  ctx: Ctx,
  tx: Transaction,
  { kit, id }: { kit: TripKit<Row, Input, View>; id: string },
): Promise<Row> {
  const source = isStorable(id) ? await kit.find(tx, id) : undefined;
  if (!source) throw contentGone(kit.kind);
  const fresh = { demo: false, version: 1, createdAt: ctx.now(), updatedAt: ctx.now() };
  const made = await insertTrip(tx, kit, {
    ...source,
    ...fresh,
    title: copyTitle(source.title),
    status: 'draft',
    position: LAST,
  });
  await copyItinerary(tx, { from: id, to: made.id, fresh });
  await writeAudit(ctx, tx, {
    action: `${kit.kind}.created`,
    entity: kit.kind,
    entityId: made.id,
    after: { title: made.title, price: made.price, status: made.status, copied_from: id },
  });
  return made;
}

/** Where what has no place of its own stands: the columns' default. */
const LAST = 999;
