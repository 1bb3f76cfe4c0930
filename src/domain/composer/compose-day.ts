import type { ItineraryDay } from '#app/domain/itinerary.ts';
import { KIND_WORDS } from './kind-words.ts';
import { joinWords, tidyLine, tidyLines, tidyText } from './tidy.ts';
import { pick, type TripFacts } from './trip-facts.ts';
import { tripLength } from './trip-length.ts';
import { type Stops, sightsOf } from './trip-stops.ts';

/** One day of the trip, counted from 1: arriving, moving on, staying, or leaving. */
export function composeDay(facts: TripFacts, { bases, end }: Stops, day: number): ItineraryDay {
  const { days, nights } = tripLength(facts.duration);
  const leaving = day === days && days > 1;
  const here = leaving ? end : stopOf(bases, day, days);
  const before = day > 1 ? stopOf(bases, day - 1, days) : here;
  const stayed = countStays(bases, day, days);
  const sights = leaving ? [] : turn(sightsOf(facts, here), stayed * 3).slice(0, 3);
  const words = writeDay(facts, { here, before, sights, day, days });
  const sleeps = day <= nights;
  return {
    day,
    title: tidyLine(words.title, 100) || `Day ${day}`,
    description: tidyText(words.description, 400) || 'A day as you like it.',
    locations: tidyLines([...(before === here ? [] : [before]), here, ...sights], 5, 80),
    activities: tidyLines(sights.length > 0 ? sights : [leaving ? 'Journey home' : 'Time at leisure'], 4, 80),
    morning: tidyText(words.morning, 300) || 'A slow start.',
    afternoon: tidyText(words.afternoon, 300) || 'At leisure.',
    evening: tidyText(words.evening, 300) || 'At leisure.',
    meals: day === 1 && days > 1 ? 'Dinner' : day === days ? 'Breakfast' : KIND_WORDS[facts.kind].meals,
    accommodation: sleeps ? tidyLine(stayAt(facts, here), 120) || 'Hotel' : '',
    transport: goesByCar(facts) ? 'Private car' : 'Transfers',
  };
}

interface Setting {
  here: string;
  before: string;
  sights: string[];
  day: number;
  days: number;
}

function writeDay(facts: TripFacts, { here, before, sights, day, days }: Setting) {
  const [first = here, second = 'the streets around', third = 'the market'] = sights;
  if (day === days && days > 1) {
    return {
      title: before === here ? `Depart from ${here}` : `${before} to ${here}, and home`,
      description: `${before === here ? 'A last look around' : 'Back to'} ${here}, then home with time to spare.`,
      morning: 'Breakfast, and an unhurried check-out.',
      afternoon: 'Transfer for the journey home.',
      evening: 'On the way home.',
    };
  }
  if (day === 1 && days > 1) {
    return {
      title: `Arrive in ${here}`,
      description: `Settle in, and see a first bit of ${here}${sights.length > 0 ? `: ${first}` : ''}.`,
      morning: `Met on arrival in ${here} and brought to where you stay.`,
      afternoon: sights.length > 0 ? `Rest, then ${first}.` : 'Rest after the journey.',
      evening: 'Dinner, and an early night.',
    };
  }
  if (before !== here) {
    return {
      title: `${before} to ${here}`,
      description: `On to ${here}${sights.length > 0 ? `, for ${joinWords(sights.slice(0, 2))}` : ''}.`,
      morning: `After breakfast travel from ${before} to ${here}, with stops on the way.`,
      afternoon: sights.length > 0 ? `Check in, then ${first}.` : 'Check in, then a first walk.',
      evening: pick(facts, `evening ${day}`, [
        'Dinner where you stay.',
        'A walk before dinner.',
        'An easy evening.',
      ]),
    };
  }
  if (sights.length === 0) {
    return {
      title: `${here} at leisure`,
      description: `A day in ${here} without a plan: rest, walk, or ask your guide for an idea.`,
      morning: 'A late breakfast.',
      afternoon: `${here} on foot, or a rest.`,
      evening: 'Dinner at a place your guide recommends.',
    };
  }
  return {
    title: joinWords(sights.slice(0, 2)),
    description: `A full day around ${here}: ${joinWords(sights)}.`,
    morning: `${first}, before it gets busy.`,
    afternoon: pick(facts, `noon ${day}`, [
      `Lunch, then ${second}.`,
      `${second} after lunch.`,
      `A pause at noon, then ${second}.`,
    ]),
    evening: `Time for ${third}, and dinner.`,
  };
}

/** The stops share the days evenly, in their order; the last one takes the day of leaving. */
function stopOf(stops: string[], day: number, days: number): string {
  const at = Math.floor(((day - 1) * stops.length) / Math.max(1, days - 1));
  return stops[Math.min(at, stops.length - 1)] ?? '';
}

/** How many days were spent at this day's stop before it, so that each shows something else. */
function countStays(stops: string[], day: number, days: number): number {
  const here = stopOf(stops, day, days);
  let count = 0;
  for (let one = 1; one < day; one++) if (stopOf(stops, one, days) === here) count++;
  return count;
}

function turn<T>(list: T[], by: number): T[] {
  if (list.length === 0) return list;
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** Where another trip sleeps at this stop, when its name says that it is there; else a hotel. */
function stayAt(facts: TripFacts, stop: string): string {
  const key = stop.toLowerCase();
  const known = facts.known
    .flatMap((trip) => trip.days)
    .find(
      (day) =>
        day.accommodation.toLowerCase().includes(key) &&
        day.locations.some((place) => place.toLowerCase() === key),
    );
  if (known) return known.accommodation;
  return /houseboat|camp|resort|lodge|villa/i.test(stop) ? stop : `Hotel in ${stop}`;
}

/** Islands have no car: the trips that are known there say so. */
function goesByCar(facts: TripFacts): boolean {
  const told = facts.known.flatMap((trip) => [...trip.inclusions, ...trip.days.map((day) => day.transport)]);
  return told.length === 0 || told.some((line) => /\b(?:car|cab|sedan|suv|jeep|vehicle)\b/i.test(line));
}
