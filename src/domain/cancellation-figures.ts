import { type CancellationTier, percentKept } from './cancellation.ts';
import { percentOf } from './money.ts';
import { daysBetween, type PlainDate } from './plain-date.ts';

export interface CancellationFigures {
  /** Calendar days until the journey starts; negative after it. */
  daysBefore: number;
  percentKept: number;
  /** By the policy, at most what is held: nothing is asked for beyond it. Paise. */
  policyCharge: number;
  charge: number;
  refund: number;
}

/**
 * What a cancellation keeps and gives back, in paise; `charge + refund` is what is held. Where the agency cancels,
 * everything goes back. Source: legal-defaults, cancellation policy and terms.
 */
export function cancellationFigures(input: {
  tiers: readonly CancellationTier[];
  date: PlainDate;
  travelDate: PlainDate;
  by: 'customer' | 'agency';
  total: number;
  held: number;
  /** Kept instead of the policy's charge, when staff decide so. */
  charge?: number | undefined;
}): CancellationFigures {
  const daysBefore = daysBetween(input.date, input.travelDate);
  const percent = input.by === 'agency' ? 0 : percentKept(input.tiers, daysBefore);
  const held = Math.max(0, input.held);
  const policyCharge = Math.min(held, percentOf(input.total, percent));
  const charge = Math.min(held, input.charge ?? policyCharge);
  return { daysBefore, percentKept: percent, policyCharge, charge, refund: held - charge };
}
