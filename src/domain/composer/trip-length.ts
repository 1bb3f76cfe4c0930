import { DEFAULT_AI_DURATION } from '#app/domain/package-defaults.ts';
import { readDays } from '#app/domain/trip-days.ts';

/** Days and nights of a duration as typed; the default's where it states none. Nights are one fewer unless it says. */
export function tripLength(duration: string): { days: number; nights: number } {
  const days = readDays(duration) || readDays(DEFAULT_AI_DURATION);
  const stated = /(\d{1,3})\s*-?\s*n(?:ights?|ts?)?(?![a-z])/i.exec(duration);
  const nights = stated ? Number(stated[1]) : days - 1;
  return { days, nights: Math.min(nights, days) };
}
