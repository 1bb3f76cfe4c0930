import { gstRateWarning, isGstRate } from '#app/domain/gst/rates.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';

/** A package is for bills to come, so its rate has to exist today. Source: india-rules §2. */
export function refuseEndedRate(ctx: Pick<Ctx, 'now' | 'config'>, percent: number | null | undefined): void {
  if (percent === null || percent === undefined) return;
  const wrong = isGstRate(percent)
    ? gstRateWarning(percent, dateInZone(ctx.now(), ctx.config.timeZone))
    : `GST has no rate of ${percent}%`;
  if (wrong !== null) throw invalid(wrong, { gst_rate: wrong });
}
