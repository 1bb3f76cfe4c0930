import { eq } from 'drizzle-orm';
import type { AdminPackageView } from '#app/contract/content.ts';
import { packages } from '#app/db/schema/content.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { packageGone } from './package-gone.ts';
import { toAdminPackageView } from './package-view.ts';
import { bringBackTrip } from './remove-trip.ts';

/** Brings back what `deletePackage` took, as it was; where its address has a new owner it gets the next free one. */
export async function restorePackage(ctx: Ctx, { id }: { id: string }): Promise<AdminPackageView> {
  requirePermission(ctx, 'content.edit');
  const row = await ctx.db.transaction(async (tx) => {
    if (!(await bringBackTrip(ctx, tx, { kind: 'package', id }))) throw packageGone();
    await ctx.content.changed(tx);
    const [back] = await tx.select().from(packages).where(eq(packages.id, id));
    if (!back) throw new Error(`The package ${id} did not come back`);
    return back;
  });
  ctx.content.committed();
  return toAdminPackageView(row);
}
