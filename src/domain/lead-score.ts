import { type CallOutcome, type CustomerList, endsTheLead, type LeadSource } from './customer.ts';
import { addDays, daysBetween, type PlainDate } from './plain-date.ts';

/** What a score is made of. `lastContact` is the day of the last call or package, at first that of the arrival. */
export interface ScoreFacts {
  list: CustomerList;
  lastOutcome: CallOutcome | null;
  lastContact: PlainDate;
  source: LeadSource;
  city: string;
  preferredDestination: string;
  interests: number;
  budgetRange: string;
  notes: string;
}

export interface ScorePart {
  name: 'List' | 'Last call' | 'Recency' | 'Details' | 'Source';
  points: number;
  /** The most it can be. */
  of: number;
}

/*
 * 100 points: the list 25, the last call's outcome 30, how recent the last contact is 20, how much is known 15, where the
 * lead came from 10. Each part is a table of its own, so that anybody can work out a score by hand.
 */
const LIST: Record<CustomerList, number> = { hot_list: 25, sale_list: 20, new_lead: 12, cold_list: 0 };
const OUTCOME: Record<CallOutcome, number> = {
  interested: 30,
  callback_requested: 24,
  info_sent: 18,
  no_answer: 8,
  not_interested: 0,
  wrong_number: 0,
};
const NO_CALL_YET = 12;
/** Points until so many days after the last contact; none later, nor for a lead that ended. */
const RECENCY = [
  { days: 3, points: 20 },
  { days: 7, points: 16 },
  { days: 14, points: 12 },
  { days: 30, points: 8 },
  { days: 90, points: 4 },
] as const;
const SOURCE: Record<LeadSource, number> = {
  referral: 10,
  walk_in: 9,
  whatsapp_direct: 8,
  website: 7,
  google_ads: 6,
  instagram: 5,
  facebook: 5,
};

/** A lead's score of 0 to 100 with its parts, whose points sum to it. Source: checklist B11. */
export function leadScore(of: ScoreFacts, today: PlainDate): { score: number; parts: ScorePart[] } {
  const parts: ScorePart[] = [
    { name: 'List', points: LIST[of.list], of: 25 },
    { name: 'Last call', points: of.lastOutcome === null ? NO_CALL_YET : OUTCOME[of.lastOutcome], of: 30 },
    { name: 'Recency', points: band(of, today)?.points ?? 0, of: 20 },
    { name: 'Details', points: detailPoints(of), of: 15 },
    { name: 'Source', points: SOURCE[of.source], of: 10 },
  ];
  return { score: parts.reduce((sum, part) => sum + part.points, 0), parts };
}

/** The day on which time alone will lower the score; null when it no longer can. */
export function scoreChangesOn(
  of: Pick<ScoreFacts, 'lastContact' | 'lastOutcome'>,
  today: PlainDate,
): PlainDate | null {
  const current = band(of, today);
  return current ? addDays(of.lastContact, current.days + 1) : null;
}

function band(
  { lastContact, lastOutcome }: Pick<ScoreFacts, 'lastContact' | 'lastOutcome'>,
  today: PlainDate,
) {
  if (endsTheLead(lastOutcome)) return undefined;
  const days = daysBetween(lastContact, today);
  return RECENCY.find((one) => days <= one.days);
}

function detailPoints(of: ScoreFacts): number {
  const known: Array<[boolean, number]> = [
    [of.preferredDestination !== '', 4],
    [of.interests > 0, 3],
    [of.budgetRange !== '', 3],
    [of.city !== '', 3],
    [of.notes !== '', 2],
  ];
  return known.reduce((sum, [is, points]) => sum + (is ? points : 0), 0);
}

export type ScoreLabel = 'Hot' | 'Warm' | 'Cold';

/** Hot from 75, warm from 50. */
export function scoreLabel(score: number): ScoreLabel {
  if (score >= 75) return 'Hot';
  return score >= 50 ? 'Warm' : 'Cold';
}

export const SCORE_COLOURS: Record<ScoreLabel, string> = { Hot: 'red', Warm: 'orange', Cold: 'gray' };
