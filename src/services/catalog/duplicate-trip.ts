import { eq } from 'drizzle-orm';
import { itineraries } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentGone } from './content-gone.ts';
import { copyTitle } from './copy-title.ts';
import { insertTrip } from './insert-trip.ts';
import type { KitRow, TripKit } from './trip-kit.ts';

/** A draft like the cruise or pilgrimage, with its itinerary, the last in its list. */
export async function duplicateTrip<Row extends KitRow, Input, View>(
  ctx: Ctx,
  { kit, id }: { kit: TripKit<Row, Input, View>; id: string },
): Promise<View> {
  requirePermission(ctx, 'content.edit');
  const row = await ctx.db.transaction(async (tx) => {
    const source = isStorable(id) ? await kit.find(tx, id) : undefined;
    if (!source) throw contentGone(kit.kind);
    const fresh = { demo: false, version: 1, createdAt: ctx.now(), updatedAt: ctx.now() };
    const copy = await insertTrip(tx, kit, {
      ...source,
      ...fresh,
      title: copyTitle(source.title),
      status: 'draft',
      position: LAST,
    });
    const [plan] = await tx.select().from(itineraries).where(eq(itineraries.itemId, id));
    if (plan) await tx.insert(itineraries).values({ ...plan, ...fresh, id: newId('itn'), itemId: copy.id });
    await writeAudit(ctx, tx, {
      action: `${kit.kind}.created`,
      entity: kit.kind,
      entityId: copy.id,
      after: { title: copy.title, price: copy.price, status: copy.status, copied_from: id },
    });
    return copy;
  });
  return kit.view(row);
}

/** Where what has no place of its own stands: the columns' default. */
const LAST = 999;
