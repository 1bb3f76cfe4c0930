import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentGone } from './content-gone.ts';
import type { KitRow, TripKit } from './trip-kit.ts';

/** One cruise or pilgrimage for its editor, a draft too. */
export async function findAdminTrip<Row extends KitRow, Input, View>(
  ctx: Ctx,
  { kit, id }: { kit: TripKit<Row, Input, View>; id: string },
): Promise<View> {
  requirePermission(ctx, 'content.view');
  const row = isStorable(id) ? await kit.find(ctx.db, id) : undefined;
  if (!row) throw contentGone(kit.kind);
  return kit.view(row);
}
