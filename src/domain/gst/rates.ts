import { formatDate, type PlainDate } from '#app/domain/plain-date.ts';

/** No tax invoice is older. */
export const GST_BEGAN: PlainDate = '2017-07-01';

/** GST rates in percent, with the dates between which services bear them. Source: india-rules §2. */
export const GST_RATES = [
  { percent: 0, validFrom: GST_BEGAN, validTo: null },
  { percent: 5, validFrom: GST_BEGAN, validTo: null },
  { percent: 12, validFrom: GST_BEGAN, validTo: '2025-09-21' },
  { percent: 18, validFrom: GST_BEGAN, validTo: null },
  { percent: 28, validFrom: GST_BEGAN, validTo: '2025-09-21' },
] as const;

export type GstRate = (typeof GST_RATES)[number]['percent'];

/** The choices of every document. Source: back-office §9. */
export const GST_RATE_CHOICES: readonly GstRate[] = GST_RATES.map((rate) => rate.percent);
export const DEFAULT_GST_RATE: GstRate = 18;

export function isGstRate(percent: unknown): percent is GstRate {
  return GST_RATE_CHOICES.some((choice) => choice === percent);
}

/** A warning, never a refusal, where a rate did not exist on the date of the document; null when it did. */
export function gstRateWarning(percent: GstRate, date: PlainDate): string | null {
  const rate = GST_RATES.find((one) => one.percent === percent);
  if (!rate) return `GST has no rate of ${percent}%`;
  if (date < rate.validFrom) return `GST of ${percent}% did not exist before ${formatDate(rate.validFrom)}`;
  if (rate.validTo === null || date <= rate.validTo) return null;
  return `GST of ${percent}% ended on ${formatDate(rate.validTo)}: services now bear 0%, 5% or 18%`;
}
