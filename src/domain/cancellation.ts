/** The scale of the cancellation policy: what is kept by the days before the start. The legal text shows the same rows. */
export interface CancellationTier {
  /** Holds from so many calendar days before the start, up to the next longer tier. */
  days: number;
  /** Of the total, whole percent. */
  percent: number;
}

export const DEFAULT_CANCELLATION_TIERS: CancellationTier[] = [
  { days: 30, percent: 0 },
  { days: 15, percent: 25 },
  { days: 7, percent: 50 },
  { days: 0, percent: 100 },
];

/** Longest first, as the policy lists them. */
export function sortTiers(tiers: readonly CancellationTier[]): CancellationTier[] {
  return tiers.toSorted((one, other) => other.days - one.days);
}

/**
 * Percent of the total that is kept when a cancellation arrives so many days before the start (negative: after it).
 * Fewer days than any tier has count as the last tier.
 */
export function percentKept(tiers: readonly CancellationTier[], daysBefore: number): number {
  const sorted = sortTiers(tiers);
  const tier = sorted.find(({ days }) => daysBefore >= days) ?? sorted.at(-1);
  return tier?.percent ?? 0;
}

/** The rows of the policy's table: when, and what is kept. */
export function cancellationRows(tiers: readonly CancellationTier[]): Array<[when: string, kept: string]> {
  const sorted = sortTiers(tiers);
  return sorted.map(({ days, percent }, index) => [
    span(days, sorted[index - 1]?.days ?? null),
    percent === 0 ? 'Nothing' : `${percent}% of the total`,
  ]);
}

function span(from: number, above: number | null): string {
  if (above === null) return from === 0 ? 'At any time' : `${dayCount(from)} or more before the start`;
  if (from === 0) return `Less than ${dayCount(above)}, or no-show`;
  return above - 1 === from ? dayCount(from) : `${from} to ${above - 1} days`;
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** What is wrong with a scale, by field (`tiers.1.percent`); empty when it can be used. */
export function tierProblems(tiers: readonly CancellationTier[]): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const [index, { days, percent }] of tiers.entries()) {
    const before = tiers[index - 1];
    if (!before) continue;
    if (days >= before.days)
      wrong[`tiers.${index}.days`] = `Days must be fewer than the ${before.days} above`;
    else if (percent < before.percent)
      wrong[`tiers.${index}.percent`] =
        `Later cancellations cannot cost less than the ${before.percent}% above`;
  }
  const last = tiers.length - 1;
  if (tiers[last] && tiers[last].days !== 0)
    wrong[`tiers.${last}.days`] ??= 'The last row must be 0 days, so that every cancellation has a row';
  return wrong;
}
