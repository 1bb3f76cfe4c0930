import type { TripView } from '#app/contract/content.ts';
import { useSettings } from '#app/web/site/use-settings.ts';
import { shownPrice } from './trip-price.ts';

/** What the printed page says in place of the price box: the price, and whom to call. Shown by the style sheet. */
export function usePaperLine(trip: TripView): string {
  const { brand, contact } = useSettings();
  const { label, amount, perPerson } = shownPrice(trip);
  const price = perPerson ? `${label} ${amount} per person, GST included` : amount;
  return `${price}. ${brand.first} ${brand.second}, ${contact.phone}`;
}
