import { eq } from 'drizzle-orm';
import type { AdminDestinationView } from '#app/contract/admin-content.ts';
import { destinations } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentGone } from './content-gone.ts';
import { countDestinationPackages } from './count-destination-packages.ts';
import { toAdminDestinationView } from './destination-view.ts';

/** One destination for its editor. */
export async function findAdminDestination(ctx: Ctx, { id }: { id: string }): Promise<AdminDestinationView> {
  requirePermission(ctx, 'content.view');
  const [row] = isStorable(id) ? await ctx.db.select().from(destinations).where(eq(destinations.id, id)) : [];
  if (!row) throw contentGone('destination');
  return toAdminDestinationView(row, await countDestinationPackages(ctx.db, row.name));
}
