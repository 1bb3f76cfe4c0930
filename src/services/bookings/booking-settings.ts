import { cancellationVersion } from '#app/domain/all-settings.ts';
import type { SiteSettings } from '#app/domain/settings.ts';
import type { Ctx, Database } from '#app/services/context.ts';
import { readSections } from '#app/services/settings/get-settings.ts';

export type BookingSettings = SiteSettings['booking'] & {
  /** Of the texts that the visitor accepts, and of the notice at the form. */
  termsVersion: string;
  cancellationVersion: string;
  noticeVersion: string;
  /** Percent and service code of trips that name none. */
  gstRate: number;
  sac: string;
};

const KEPT_MS = 5_000;
const kept = new WeakMap<Database, { until: number; value: BookingSettings }>();

/** The settings of bookings, read at most every five seconds: create-order is the busiest write of the site. */
export async function bookingSettings(ctx: Ctx): Promise<BookingSettings> {
  const now = ctx.now().getTime();
  const last = kept.get(ctx.db);
  if (last && now < last.until && now >= last.until - KEPT_MS) return last.value;
  const sections = ['booking', 'legal', 'notices', 'cancellation', 'tax'] as const;
  const { booking, legal, notices, cancellation, tax } = await readSections(ctx.db, sections, ctx.log);
  const value = {
    ...booking,
    termsVersion: legal.terms.version,
    cancellationVersion: cancellationVersion({ legal, cancellation }),
    noticeVersion: notices.version,
    gstRate: tax.gstRate,
    sac: tax.sac,
  };
  kept.set(ctx.db, { until: now + KEPT_MS, value });
  return value;
}

/** Called after a change has committed, so that the next booking of this process knows it. */
export function bookingSettingsChanged(ctx: Ctx): void {
  kept.delete(ctx.db);
}
