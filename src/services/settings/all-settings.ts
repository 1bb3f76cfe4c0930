import type { AllSettings } from '#app/domain/all-settings.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { getAllSettings } from './get-settings.ts';

/** Every section, for the settings screens. */
export async function allSettings(ctx: Ctx): Promise<AllSettings> {
  requirePermission(ctx, 'settings.edit');
  return getAllSettings(ctx.db, ctx.log);
}
