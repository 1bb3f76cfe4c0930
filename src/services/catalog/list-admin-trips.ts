import type { Page } from '#app/contract/list-query.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import type { KitRow, TripKit, TripQuery } from './trip-kit.ts';

/** The cruises or pilgrimages for staff that match, drafts included; in their order on the website unless `sort` says. */
export async function listAdminTrips<Row extends KitRow, Input, View>(
  ctx: Ctx,
  { kit, query }: { kit: TripKit<Row, Input, View>; query: TripQuery },
): Promise<Page<View>> {
  requirePermission(ctx, 'content.view');
  const { rows, total } = await kit.list(ctx.db, query);
  return { rows: rows.map(kit.view), total };
}
