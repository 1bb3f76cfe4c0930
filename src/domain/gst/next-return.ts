import type { PlainDate } from '#app/domain/plain-date.ts';

/** The summary return (GSTR-3B) of a month is due on this day of the next one. */
const DUE_DAY = 20;

/** The next GSTR-3B to hand in, with the month it is for: on 2026-11-28 that of 2026-11, due 2026-12-20. */
export function nextReturn(today: PlainDate): { due: PlainDate; period: string } {
  const late = Number(today.slice(8)) > DUE_DAY;
  const due = monthAfter(today.slice(0, 7), late ? 1 : 0);
  return { due: `${due}-${DUE_DAY}`, period: monthAfter(due, -1) };
}

function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + by;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}
