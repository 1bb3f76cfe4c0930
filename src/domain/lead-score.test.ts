import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CALL_OUTCOMES, CUSTOMER_LISTS, LEAD_SOURCES } from './customer.ts';
import { leadScore, type ScoreFacts, scoreChangesOn, scoreLabel } from './lead-score.ts';
import { addDays } from './plain-date.ts';

const TODAY = '2026-11-28';
const BEST: ScoreFacts = {
  list: 'hot_list',
  lastOutcome: 'interested',
  lastContact: TODAY,
  source: 'referral',
  city: 'Kochi',
  preferredDestination: 'Kashmir',
  interests: 2,
  budgetRange: '₹1,40,000 to ₹1,60,000',
  notes: 'Window seat',
};

const text = fc.constantFrom('', 'x');
const facts: fc.Arbitrary<ScoreFacts> = fc.record({
  list: fc.constantFrom(...CUSTOMER_LISTS),
  lastOutcome: fc.constantFrom(null, ...CALL_OUTCOMES),
  lastContact: fc.integer({ min: -400, max: 30 }).map((days) => addDays(TODAY, days)),
  source: fc.constantFrom(...LEAD_SOURCES),
  city: text,
  preferredDestination: text,
  interests: fc.nat(8),
  budgetRange: text,
  notes: text,
});

describe('B11 the lead score', () => {
  it('is 100 for a hot lead of today about whom everything is known', () => {
    expect(leadScore(BEST, TODAY)).toEqual({
      score: 100,
      parts: [
        { name: 'List', points: 25, of: 25 },
        { name: 'Last call', points: 30, of: 30 },
        { name: 'Recency', points: 20, of: 20 },
        { name: 'Details', points: 15, of: 15 },
        { name: 'Source', points: 10, of: 10 },
      ],
    });
  });

  it('is low for a cold one that nobody reached for a year', () => {
    const cold: ScoreFacts = {
      ...BEST,
      list: 'cold_list',
      lastOutcome: 'wrong_number',
      lastContact: '2025-11-01',
      source: 'facebook',
      city: '',
      preferredDestination: '',
      interests: 0,
      budgetRange: '',
      notes: '',
    };
    expect(leadScore(cold, TODAY).score).toBe(5);
  });

  test('is 0 to 100, the sum of its parts, each within its own bounds', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const { score, parts } = leadScore(of, TODAY);
        expect(score).toBe(parts.reduce((sum, part) => sum + part.points, 0));
        expect(parts.every((part) => part.points >= 0 && part.points <= part.of)).toBe(true);
        expect(parts.reduce((sum, part) => sum + part.of, 0)).toBe(100);
      }),
    );
  });

  test('never rises by waiting, and stays until the day that is said', () => {
    fc.assert(
      fc.property(facts, fc.nat(200), (of, days) => {
        const later = addDays(TODAY, days);
        const [now, then] = [leadScore(of, TODAY).score, leadScore(of, later).score];
        expect(then).toBeLessThanOrEqual(now);
        const changes = scoreChangesOn(of, TODAY);
        if (changes === null || later < changes) expect(then).toBe(now);
        if (changes !== null) expect(leadScore(of, changes).score).toBeLessThan(now);
      }),
    );
  });

  it.each([
    [100, 'Hot'],
    [75, 'Hot'],
    [74, 'Warm'],
    [50, 'Warm'],
    [49, 'Cold'],
    [0, 'Cold'],
  ])('%i is %s', (score, label) => expect(scoreLabel(score)).toBe(label));
});
