import { KIND_WORDS } from './kind-words.ts';
import { firstSentences, joinWords, tidyLine, tidyLines, tidyText } from './tidy.ts';
import { pick, type TripFacts } from './trip-facts.ts';
import { tripLength } from './trip-length.ts';
import { tripStops } from './trip-stops.ts';

export interface ComposedSections {
  description: string;
  inclusions: string[];
  exclusions: string[];
}

const LONGEST_DESCRIPTION = 1500;
const MOST_LINES = 9;

/** Description, inclusions and exclusions from the catalogue. The same facts give the same text; no amount is in it. */
export function composeSections(facts: TripFacts): ComposedSections {
  return {
    description: describeTrip(facts),
    inclusions: included(facts),
    exclusions: excluded(facts),
  };
}

function describeTrip(facts: TripFacts): string {
  const { days } = tripLength(facts.duration);
  const place = tidyLine(facts.destination, 80) || 'your destination';
  const stops = tripStops(facts).bases.filter((stop) => stop.toLowerCase() !== place.toLowerCase());
  const by = stops.length > 0 ? `, by way of ${joinWords(stops.slice(0, 4))}` : '';
  const length = days === 1 ? 'One day' : `${days} days`;
  const opening = pick(facts, 'opening', [
    `${length} in ${place}${by}.`,
    `${place} in ${days === 1 ? 'a day' : `${days} days`}${by}.`,
    `A journey of ${days === 1 ? 'one day' : `${days} days`} through ${place}${by}.`,
  ]);
  const season = facts.known.map((trip) => trip.bestTime).find((time) => time !== '');
  const wishes = facts.wishes.replace(/[\s.]+$/, '');
  const rest = [
    firstSentences(facts.about, 2),
    `It is planned ${KIND_WORDS[facts.kind].manner}.`,
    wishes === '' ? '' : `With this in mind: ${wishes}.`,
    season ? `Best time: ${season.replace(/\.$/, '')}.` : '',
  ].filter((part) => part !== '');
  const text = tidyText([opening, ...rest].join(' '), LONGEST_DESCRIPTION);
  return text || `A journey of ${length.toLowerCase()}.`;
}

function included(facts: TripFacts): string[] {
  const { nights } = tripLength(facts.duration);
  const words = KIND_WORDS[facts.kind];
  const stay = nights > 0 ? [`${nights} ${nights === 1 ? 'night' : 'nights'} in ${words.stay}`] : [];
  const usual = onePerMatter(common(facts.known.map((trip) => trip.inclusions))).filter(
    (line) => !/\bnights?\b/i.test(line),
  );
  const own = words.inclusions.filter((line) => !usual.some((other) => sameMatter(line, other)));
  const car = usual.some((line) => /\b(?:car|cab|transfers?|boat|vehicle|jeep)\b/i.test(line))
    ? []
    : ['Transfers'];
  return tidyLines([...stay, ...own, ...usual.slice(0, 5), ...car], MOST_LINES);
}

function excluded(facts: TripFacts): string[] {
  const usual = onePerMatter(common(facts.known.map((trip) => trip.exclusions))).slice(0, 5);
  const own = [
    'Flights or trains to and from the trip',
    ...KIND_WORDS[facts.kind].exclusions,
    'Personal expenses and tips',
    'Travel insurance',
  ].filter((line) => !usual.some((other) => sameMatter(line, other)));
  return tidyLines([...usual, ...own], MOST_LINES);
}

/** The lines of several trips, those that most of them have first. Taxes belong to the price, which is not written here. */
function common(lists: string[][]): string[] {
  const counts = new Map<string, number>();
  for (const line of new Set(lists.flat()).values()) {
    if (/\b(?:gst|tax|taxes|tcs)\b/i.test(line)) continue;
    counts.set(line, lists.filter((list) => list.includes(line)).length);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([line]) => line);
}

/** Of lines about the same matter the first, which most trips have. */
function onePerMatter(lines: string[]): string[] {
  return lines.filter((line, at) => !lines.slice(0, at).some((earlier) => sameMatter(line, earlier)));
}

const MATTERS = [
  /breakfast|dinner|meals/i,
  /flight|airfare|train/i,
  /insurance/i,
  /guide/i,
  /lunch/i,
  /personal|tips/i,
  /sightseeing/i,
  /transfers?|\bcar\b/i,
];

function sameMatter(one: string, other: string): boolean {
  return MATTERS.some((matter) => matter.test(one) && matter.test(other));
}
