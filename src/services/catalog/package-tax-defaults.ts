import type { PackageTaxDefaults } from '#app/contract/admin-packages.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { readSections } from '#app/services/settings/get-settings.ts';

/** The tax of packages that name none of their own. */
export async function packageTaxDefaults(ctx: Ctx): Promise<PackageTaxDefaults> {
  requirePermission(ctx, 'content.view');
  const { tax } = await readSections(ctx.db, ['tax'], ctx.log);
  return { gst_rate: tax.gstRate, sac: tax.sac };
}
