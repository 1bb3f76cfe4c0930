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
/** How often they changed: what was read before a change is not kept after it. */
const changes = new WeakMap<Database, number>();

/** The settings of bookings, read at most every five seconds: create-order is the busiest write of the site. */
export async function bookingSettings(ctx: Ctx): Promise<BookingSettings> {
  const now = ctx.now().getTime();
  const last = kept.get(ctx.db);
  if (last && now < last.until && now >= last.until - KEPT_MS) return last.value;
  const before = changes.get(ctx.db);
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
  if (changes.get(ctx.db) === before) kept.set(ctx.db, { until: now + KEPT_MS, value });
  return value;
}

/** Called when a change has committed, in this process or another, so that the next booking knows it. */
export function bookingSettingsChanged(ctx: Pick<Ctx, 'db'>): void {
  changes.set(ctx.db, (changes.get(ctx.db) ?? 0) + 1);
  kept.delete(ctx.db);
}
