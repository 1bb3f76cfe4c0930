import { leadScore, type ScoreFacts, scoreChangesOn } from '#app/domain/lead-score.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import type { CustomerRow } from './customer-row.ts';

/** What a score is worked out of, as a customer's row has it. */
export type ScoredColumns = Pick<
  CustomerRow,
  | 'customerList'
  | 'lastCallOutcome'
  | 'lastContactDate'
  | 'leadSource'
  | 'city'
  | 'preferredDestination'
  | 'travelInterests'
  | 'budgetRange'
  | 'notes'
>;

export function scoreFacts(row: ScoredColumns): ScoreFacts {
  return {
    list: row.customerList,
    lastOutcome: row.lastCallOutcome,
    lastContact: row.lastContactDate,
    source: row.leadSource,
    city: row.city,
    preferredDestination: row.preferredDestination,
    interests: row.travelInterests.length,
    budgetRange: row.budgetRange,
    notes: row.notes,
  };
}

/** The columns that lists sort by, as of today. */
export function scoreColumns(ctx: Pick<Ctx, 'now' | 'config'>, row: ScoredColumns) {
  const today = businessDay(ctx);
  const facts = scoreFacts(row);
  return { leadScore: leadScore(facts, today).score, scoreChangesOn: scoreChangesOn(facts, today) };
}

export function businessDay(ctx: Pick<Ctx, 'now' | 'config'>): string {
  return dateInZone(ctx.now(), ctx.config.timeZone);
}
