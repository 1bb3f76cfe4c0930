import { describe, expect, it } from 'vitest';
import { type CallFacts, callStatus, followUpAfterCall } from './call-status.ts';

const TODAY = '2026-11-28';
const FRESH: CallFacts = { list: 'new_lead', calls: 0, lastOutcome: null, nextFollowUp: null };

describe('B13 the call status is the first that holds', () => {
  it.each<[string, Partial<CallFacts>, string]>([
    ['nobody called', {}, 'new_lead'],
    ['somebody called', { calls: 1, lastOutcome: 'no_answer' }, 'contacted'],
    ['a date of today', { calls: 1, lastOutcome: 'no_answer', nextFollowUp: TODAY }, 'follow_up_scheduled'],
    ['a date without a call', { nextFollowUp: '2026-12-01' }, 'follow_up_scheduled'],
    ['a late date', { calls: 1, lastOutcome: 'interested', nextFollowUp: '2026-11-27' }, 'contacted'],
    ['not interested, with a date', { calls: 2, lastOutcome: 'not_interested', nextFollowUp: TODAY }, 'lost'],
    ['a wrong number', { calls: 1, lastOutcome: 'wrong_number' }, 'lost'],
    ['sold, whatever was said', { list: 'sale_list', calls: 1, lastOutcome: 'not_interested' }, 'converted'],
  ])('%s', (_case, change, status) => {
    expect(callStatus({ ...FRESH, ...change }, TODAY)).toBe(status);
  });
});

describe('B13 the next date after a call', () => {
  it.each([
    ['the one that was given', 'interested', '2026-12-01', '2026-11-28', '2026-12-01'],
    ['none: the call was the one that was due', 'no_answer', null, '2026-11-28', null],
    ['none: a late one was made up for', 'info_sent', null, '2026-11-01', null],
    ['a later one stays', 'info_sent', null, '2026-11-29', '2026-11-29'],
    ['none where the lead ended', 'not_interested', null, '2026-11-29', null],
    ['the one that was given, though the lead ended', 'wrong_number', '2026-12-01', null, '2026-12-01'],
  ] as const)('%s', (_case, outcome, next, before, after) => {
    expect(followUpAfterCall({ outcome, next }, before, TODAY)).toBe(after);
  });
});
