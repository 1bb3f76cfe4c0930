import type { Difference } from '#app/web/office/packages/conflict-dialog.tsx';
import type { ItineraryValues } from './itinerary-form-values.ts';

const LABELS: Record<keyof ItineraryValues, string> = {
  overview: 'Overview',
  ideal_for: 'Ideal for',
  starting_point: 'Starting point',
  ending_point: 'Ending point',
  best_time: 'Best time',
  highlights: 'Highlights',
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
  optional_addons: 'Optional add-ons',
  days: 'Days',
};

/** The fields in which two versions of an itinerary differ, as people read them. */
export function itineraryDifferences(theirs: ItineraryValues, mine: ItineraryValues): Difference[] {
  return (Object.keys(LABELS) as Array<keyof ItineraryValues>).flatMap((name) => {
    const [left, right] = [shown(theirs[name]), shown(mine[name])];
    const same = JSON.stringify(plain(theirs[name])) === JSON.stringify(plain(mine[name]));
    return same ? [] : [{ label: LABELS[name], theirs: left, mine: right }];
  });
}

function plain(value: ItineraryValues[keyof ItineraryValues]): unknown {
  if (typeof value === 'string') return value;
  return value.map((one) => (typeof one === 'string' ? one : { ...one, key: '' }));
}

function shown(value: ItineraryValues[keyof ItineraryValues]): string {
  const text =
    typeof value === 'string'
      ? value
      : value.map((one, at) => (typeof one === 'string' ? one : `${at + 1}. ${one.title}`)).join('\n');
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
