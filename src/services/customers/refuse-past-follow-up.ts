import type { PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { businessDay } from './score-columns.ts';

/** Throws `invalid_input` for a date before the business day. Source: back-office §5. */
export function refusePastFollowUp(ctx: Ctx, date: PlainDate | null | undefined): void {
  if (!date || date >= businessDay(ctx)) return;
  const text = 'Next follow-up cannot be before today';
  throw invalid(text, { next_follow_up_date: text });
}
