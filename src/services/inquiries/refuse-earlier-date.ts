import { dateInZone, type PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';

/** Throws `invalid_input` for a date before today in the business time zone. */
export function refuseEarlierDate(ctx: Ctx, field: string, label: string, date: PlainDate): void {
  if (date >= dateInZone(ctx.now(), ctx.config.timeZone)) return;
  const message = `${label} cannot be earlier than today`;
  throw invalid(message, { [field]: message });
}
