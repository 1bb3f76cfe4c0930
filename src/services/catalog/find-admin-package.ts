import { eq } from 'drizzle-orm';
import type { AdminPackageView } from '#app/contract/content.ts';
import { packages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { packageGone } from './package-gone.ts';
import { toAdminPackageView } from './package-view.ts';

/** One package for its editor, a draft too. */
export async function findAdminPackage(ctx: Ctx, { id }: { id: string }): Promise<AdminPackageView> {
  requirePermission(ctx, 'content.view');
  const [row] = isStorable(id) ? await ctx.db.select().from(packages).where(eq(packages.id, id)) : [];
  if (!row) throw packageGone();
  return toAdminPackageView(row);
}
