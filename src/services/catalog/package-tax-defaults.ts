import type { PackageTaxDefaults } from '#app/contract/admin-packages.ts';
import { DEFAULT_GST_RATE } from '#app/domain/gst/rates.ts';
import { DEFAULT_SAC } from '#app/domain/gst/sac.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';

/** The tax of packages that name none of their own. */
export async function packageTaxDefaults(ctx: Ctx): Promise<PackageTaxDefaults> {
  requirePermission(ctx, 'content.view');
  return { gst_rate: DEFAULT_GST_RATE, sac: DEFAULT_SAC };
}
