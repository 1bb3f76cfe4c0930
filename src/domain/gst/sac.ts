/** Service codes that a travel agency bills under. Source: india-rules §2. */
export const TOUR_SACS = {
  '998555': 'Tour operator services',
  '998552': 'Accommodation, cruise and package reservation',
  '998551': 'Transport reservation',
  '998559': 'Other travel arrangement',
  '996311': 'Room accommodation',
} as const;

export type TourSac = keyof typeof TOUR_SACS;
export const TOUR_SAC_CHOICES = Object.keys(TOUR_SACS) as TourSac[];
export const DEFAULT_SAC: TourSac = '998555';

export function isTourSac(value: unknown): value is TourSac {
  return TOUR_SAC_CHOICES.some((one) => one === value);
}
