import { percentOf } from '#app/domain/money.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';

/** From when the flat rates below hold. What came before had thresholds that nobody here applies. */
export const TCS_FROM: PlainDate = '2026-04-01';
const WITH_PAN = 2;
const WITHOUT_PAN = 5;

/**
 * Income tax collected at source on an overseas package, in paise: 2% of the amount with its GST, 5% without a valid
 * PAN. It stands after GST and outside GST values. Source: india-rules §5.
 */
export function tcsOn(input: { amount: number; date: PlainDate; hasPan: boolean }): {
  percent: number;
  tcs: number;
} {
  if (input.date < TCS_FROM) return { percent: 0, tcs: 0 };
  const percent = input.hasPan ? WITH_PAN : WITHOUT_PAN;
  return { percent, tcs: percentOf(input.amount, percent) };
}
