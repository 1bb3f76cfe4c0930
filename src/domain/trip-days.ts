/** Longer than any journey: a number above is a year or a room. */
const MOST_DAYS = 365;

/**
 * The days of a duration as staff type it: `6 Days / 5 Nights`, `5N/6D`, `3 nights`, `1 week`, `Full day`; 0 when it
 * states none.
 */
export function readDays(duration: string): number {
  const text = duration.toLowerCase();
  const days = numberBefore(text, 'd(?:ays?)?') ?? nightsAsDays(numberBefore(text, 'n(?:ights?|ts?)?'));
  const found = days ?? weeksAsDays(numberBefore(text, 'w(?:eeks?|ks?)')) ?? (/\bday\b/.test(text) ? 1 : 0);
  return found <= MOST_DAYS ? found : 0;
}

function numberBefore(text: string, unit: string): number | null {
  const found = new RegExp(`(\\d{1,4})\\s*-?\\s*${unit}(?![a-z])`).exec(text);
  return found ? Number(found[1]) : null;
}

function nightsAsDays(nights: number | null): number | null {
  return nights === null ? null : nights + 1;
}

function weeksAsDays(weeks: number | null): number | null {
  return weeks === null ? null : weeks * 7;
}
