import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACKAGE_KINDS } from '#app/domain/package-choice.ts';
import { composeItinerary } from './compose-itinerary.ts';
import { composeLetter } from './compose-letter.ts';
import { composeSections } from './compose-sections.ts';
import { placesNear } from './places-near.ts';
import { tidyLines } from './tidy.ts';
import type { KnownTrip, TripFacts } from './trip-facts.ts';
import { tripLength } from './trip-length.ts';
import { tripStops } from './trip-stops.ts';
import { hasAmount } from './without-amounts.ts';

const day = (place: string, more: string[]) => ({
  day: 1,
  title: place,
  description: `A day in ${place}.`,
  locations: [place, ...more],
  activities: ['Airport transfer', 'Shikara ride'],
  morning: 'Tea.',
  afternoon: 'A walk.',
  evening: 'Dinner.',
  meals: 'Breakfast',
  accommodation: `Deluxe houseboat in ${place}, ₹9,000 a night`,
  transport: 'Private sedan',
});
const kashmirTrip: KnownTrip = {
  title: 'Kashmir Valley in Bloom',
  route: 'Srinagar → Gulmarg → Pahalgam → Srinagar',
  description: 'Tulips and almond blossom.',
  inclusions: [
    '5 nights in hotels',
    'Daily breakfast and dinner',
    'Private car with driver',
    'Shikara ride',
    'GST',
  ],
  exclusions: ['Airfare to Srinagar', 'Gondola tickets (₹2,000)', 'Travel insurance'],
  highlights: ['Tulip garden at opening', 'One night on a houseboat'],
  addons: ['Great Lakes day hike, ₹3,500 per person', 'Photographer for 3 hours'],
  idealFor: 'Couples and parents',
  bestTime: '25 March to 20 April',
  days: [
    day('Srinagar', ['Tulip Garden']),
    day('Gulmarg', ['Kongdoori']),
    day('Pahalgam', ['Betaab Valley']),
  ],
};
const KASHMIR: TripFacts = {
  title: 'Kashmir in April',
  destination: 'Kashmir',
  duration: '6 Days / 5 Nights',
  kind: 'family',
  route: '',
  wishes: 'Tulip season, slow mornings.',
  about: 'A valley of lakes and gardens. Snow stays on the ridges until May. It has more.',
  known: [kashmirTrip],
  seed: 0,
};

const text = fc.oneof(
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.constantFrom(
    '',
    'Goa',
    'Kashmir',
    '₹999 Goa Deal',
    'Rs. 500 only',
    'Paris for 2000 dollars',
    '<b>x</b>',
    '5% off',
  ),
);
const lines = fc.array(text, { maxLength: 6 });
const anyTrip: fc.Arbitrary<KnownTrip> = fc.record({
  title: text,
  route: fc.oneof(text, fc.constant('Srinagar → Gulmarg → Pahalgam')),
  description: text,
  inclusions: lines,
  exclusions: lines,
  highlights: lines,
  addons: lines,
  idealFor: text,
  bestTime: text,
  days: fc.array(fc.constantFrom(...kashmirTrip.days), { maxLength: 3 }),
});
const anyFacts: fc.Arbitrary<TripFacts> = fc.record({
  title: text,
  destination: text,
  duration: fc.oneof(
    text,
    fc.integer({ min: 1, max: 40 }).map((days) => `${days} Days / ${days - 1} Nights`),
    fc.integer({ min: 1, max: 20 }).map((nights) => `${nights}N/${nights + 1}D`),
  ),
  kind: fc.constantFrom(...PACKAGE_KINDS),
  route: text,
  wishes: text,
  about: text,
  known: fc.array(anyTrip, { maxLength: 3 }),
  seed: fc.nat({ max: 1000 }),
});

/** Every text in a draft. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe('the composer', () => {
  it('P21 writes as many days as the duration says, numbered from 1', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { days } = composeItinerary(facts);
        expect(days.map((one) => one.day)).toEqual(
          Array.from({ length: tripLength(facts.duration).days }, (_, at) => at + 1),
        );
      }),
    );
  });

  it('P21 never writes an amount of money, an empty line, or too much', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const sections = composeSections(facts);
        const itinerary = composeItinerary(facts);
        expect([...texts(sections), ...texts(itinerary)].filter(hasAmount)).toEqual([]);
        expect(sections.description).not.toBe('');
        expect(sections.description.length).toBeLessThanOrEqual(1500);
        for (const list of [
          sections.inclusions,
          sections.exclusions,
          itinerary.highlights,
          itinerary.optional_addons,
        ]) {
          expect(
            list.filter((line) => line.trim() === '' || line.length > 160 || /[\r\n]/.test(line)),
          ).toEqual([]);
          expect(list.length).toBeLessThanOrEqual(9);
        }
        expect(sections.inclusions.length).toBeGreaterThanOrEqual(2);
        expect(sections.exclusions.length).toBeGreaterThanOrEqual(2);
        for (const { title, description, morning, afternoon, evening, meals, transport } of itinerary.days)
          expect([title, description, morning, afternoon, evening, meals, transport]).not.toContain('');
        for (const { locations, activities } of itinerary.days)
          expect([...locations, ...activities]).not.toContain('');
      }),
    );
  });

  it('P21 writes the same for the same', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(composeItinerary(structuredClone(facts))).toEqual(composeItinerary(facts));
      }),
      { numRuns: 20 },
    );
  });

  it('P21 says it in another way for another seed', () => {
    const ways = new Set([0, 1, 2].map((seed) => composeSections({ ...KASHMIR, seed }).description));
    expect(ways.size).toBe(3);
  });

  it('P21 writes from what the catalogue knows of the destination', () => {
    const { description, inclusions, exclusions } = composeSections(KASHMIR);
    expect(description).toContain('Srinagar, Gulmarg and Pahalgam');
    expect(description).toContain('A valley of lakes and gardens. Snow stays on the ridges until May.');
    expect(description).toContain('With this in mind: Tulip season, slow mornings.');
    expect(description).not.toContain('It has more');
    expect(inclusions).toEqual([
      '5 nights in family rooms',
      'Child seats on request',
      'Sightseeing at a pace for all ages',
      'Daily breakfast and dinner',
      'Private car with driver',
      'Shikara ride',
    ]);
    expect(exclusions).toContain('Gondola tickets');
    expect(exclusions).not.toContain('Flights or trains to and from the trip');
  });

  it('P21 spends the nights at the stops in their order, and leaves on the last day', () => {
    const { days, starting_point, ending_point, optional_addons, best_time } = composeItinerary(KASHMIR);
    expect(days.map((one) => one.title)).toEqual([
      'Arrive in Srinagar',
      expect.stringContaining(' and '),
      'Srinagar to Gulmarg',
      expect.stringContaining(' and '),
      'Gulmarg to Pahalgam',
      'Pahalgam to Srinagar, and home',
    ]);
    expect(days.map((one) => one.accommodation !== '')).toEqual([true, true, true, true, true, false]);
    expect(days[0]?.accommodation).toBe('Deluxe houseboat in Srinagar');
    expect([starting_point, ending_point, best_time]).toEqual([
      'Srinagar',
      'Srinagar',
      '25 March to 20 April',
    ]);
    expect(optional_addons).toEqual(['Great Lakes day hike', 'Photographer for 3 hours']);
  });

  it('P21 writes for a destination that nothing is known of, and for a day trip', () => {
    const facts = { ...KASHMIR, title: 'Somewhere', destination: 'Zzyzx', known: [], about: '', wishes: '' };
    expect(composeItinerary(facts).days).toHaveLength(6);
    expect(composeSections(facts).description).toContain('Zzyzx');
    const short = composeItinerary({ ...facts, duration: 'Full day' });
    expect([short.days.length, short.days[0]?.accommodation]).toEqual([1, '']);
  });

  it('P21 sleeps once where two stops are next to each other, and follows a route of its own', () => {
    const route = 'Srinagar → Dal Lake → Pahalgam → Betaab Valley → Jammu';
    expect(tripStops({ ...KASHMIR, route })).toEqual({
      bases: ['Srinagar', 'Pahalgam', 'Jammu'],
      end: 'Jammu',
    });
    expect(tripStops({ ...KASHMIR, duration: '3 days', route }).bases).toEqual(['Srinagar', 'Pahalgam']);
  });

  it('P21 knows what lies near a place', () => {
    expect(placesNear('Srinagar', 25, 3)).toContain('Dal Lake');
    expect(placesNear('Zzyzx', 25, 3)).toEqual([]);
  });

  it('P21 takes bullets, blanks and doubles out of a list', () => {
    expect(tidyLines(['- Breakfast', '2. Dinner', '  ', 'breakfast', '4 nights'], 9)).toEqual([
      'Breakfast',
      'Dinner',
      '4 nights',
    ]);
  });
});

describe('a letter of the composer', () => {
  const trip = {
    title: 'Kashmir Valley in Bloom',
    destination: 'Kashmir',
    duration: '6 Days / 5 Nights',
    description: 'Tulips and almond blossom. From ₹24,999.',
    inclusions: ['Shikara ride', 'Breakfast'],
    highlights: ['Tulip garden at opening'],
  };

  it('B15 is for the customer and says what was asked for, never an amount', () => {
    const letter = composeLetter({
      name: 'Ananya',
      interests: 'gardens, photography',
      budget: '₹50,000 to ₹75,000',
      requests: 'Vegetarian food, parents travelling',
      trip,
    });
    expect(letter).toMatch(
      /^Dear Ananya,\n\nWe thought of you for Kashmir Valley in Bloom \(6 Days \/ 5 Nights\)/,
    );
    expect(letter).toContain('you enjoy gardens and photography');
    expect(letter).toContain('• Tulip garden at opening\n• Shikara ride');
    expect(letter).toContain('your wishes: Vegetarian food, parents travelling.');
    expect(letter).toContain('within the budget you gave us');
    expect(hasAmount(letter)).toBe(false);
  });

  it('B15 never has an amount, whatever is asked', () => {
    fc.assert(
      fc.property(text, text, text, text, text, (name, interests, budget, requests, title) => {
        const letter = composeLetter({ name, interests, budget, requests, trip: { ...trip, title } });
        expect(hasAmount(letter)).toBe(false);
        expect(letter).not.toBe('');
        expect(letter.length).toBeLessThanOrEqual(2500);
      }),
    );
  });
});
