import { type CallOutcome, type CustomerList, endsTheLead } from './customer.ts';
import type { PlainDate } from './plain-date.ts';

export const CALL_STATUSES = ['new_lead', 'contacted', 'follow_up_scheduled', 'converted', 'lost'] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

export const CALL_STATUS_NAMES: Record<CallStatus, string> = {
  new_lead: 'New lead',
  contacted: 'Contacted',
  follow_up_scheduled: 'Follow-up scheduled',
  converted: 'Converted',
  lost: 'Lost',
};

export interface CallFacts {
  list: CustomerList;
  calls: number;
  lastOutcome: CallOutcome | null;
  nextFollowUp: PlainDate | null;
}

/** How far a customer is, never stored by anybody: the first that holds. Source: checklist B13. */
export function callStatus(of: CallFacts, today: PlainDate): CallStatus {
  if (of.list === 'sale_list') return 'converted';
  if (endsTheLead(of.lastOutcome)) return 'lost';
  if (of.nextFollowUp !== null && of.nextFollowUp >= today) return 'follow_up_scheduled';
  return of.calls > 0 ? 'contacted' : 'new_lead';
}

/**
 * The next date after a call. A date that was given stands. Without one the call itself was the follow-up that was due,
 * so only a later date stays; nobody follows up a lead that ended.
 */
export function followUpAfterCall(
  call: { outcome: CallOutcome; next: PlainDate | null },
  before: PlainDate | null,
  today: PlainDate,
): PlainDate | null {
  if (call.next !== null) return call.next;
  if (endsTheLead(call.outcome)) return null;
  return before !== null && before > today ? before : null;
}
