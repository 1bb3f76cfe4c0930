import type { PlainDate } from './plain-date.ts';

/**
 * The version for a text that changed today: the month, and where that is taken the day, then the day with a number.
 * `2026-10` → `2026-11` → `2026-11-28` → `2026-11-28.2`.
 */
export function nextVersion(current: string, today: PlainDate): string {
  const month = today.slice(0, 7);
  if (!current.startsWith(month)) return month;
  if (!current.startsWith(today)) return today;
  const count = Number(/\.(\d+)$/.exec(current)?.[1] ?? 1);
  return `${today}.${count + 1}`;
}
