import type { PlainDate } from '#app/domain/plain-date.ts';

/** The month whose return is due next: the one before a date's. `2027-01-10` → `2026-12`. */
export function dueReturn(today: PlainDate): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}
