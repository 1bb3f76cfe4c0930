import type { AllSettings } from '#app/domain/all-settings.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { readSections } from './get-settings.ts';

const SECTIONS = [
  'brand',
  'contact',
  'offices',
  'tax',
  'company',
  'booking',
  'cancellation',
  'business',
] as const;

export type OfficeValues = Pick<AllSettings, (typeof SECTIONS)[number]>;

/** What every staff member's screens need of the settings: defaults of forms, the agency's name and state. */
export async function officeValues(ctx: Ctx): Promise<OfficeValues> {
  requirePermission(ctx, 'content.view');
  const values = await readSections(ctx.db, SECTIONS, ctx.log);
  return { ...values, business: { timeZone: ctx.config.timeZone } };
}
