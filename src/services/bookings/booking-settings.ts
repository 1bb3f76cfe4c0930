import type { SiteSettings } from '#app/domain/settings.ts';
import type { Ctx, Database } from '#app/services/context.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';

const KEPT_MS = 5_000;
const kept = new WeakMap<Database, { until: number; value: SiteSettings['booking'] }>();

/** The settings of bookings, read at most every five seconds: create-order is the busiest write of the site. */
export async function bookingSettings(ctx: Ctx): Promise<SiteSettings['booking']> {
  const now = ctx.now().getTime();
  const last = kept.get(ctx.db);
  if (last && now < last.until && now >= last.until - KEPT_MS) return last.value;
  const { booking } = await getSettings(ctx.db, ctx.log);
  kept.set(ctx.db, { until: now + KEPT_MS, value: booking });
  return booking;
}
