import { formatMoney } from './money.ts';

/** What of a package staff offer to one customer otherwise than it is published. */
export interface PackageOffer {
  /** Per person, paise; null: the package's own price text. */
  customPrice: number | null;
  pax: number | null;
  flights: boolean | null;
  hotels: string;
}

/** The price as the customer reads it: `₹28,400`, or the package's own text. */
export function offeredPrice(price: string, { customPrice }: Pick<PackageOffer, 'customPrice'>): string {
  return customPrice === null ? price : formatMoney(customPrice, 'INR', { trim: true });
}

/** What was agreed beside the price, as label and value; what is not specified is left out. */
export function offerFacts({ pax, flights, hotels }: PackageOffer): Array<[string, string]> {
  const facts: Array<[string, string]> = [];
  if (pax !== null) facts.push(['Travellers', String(pax)]);
  if (flights !== null) facts.push(['Flights', flights ? 'Included' : 'Not included']);
  if (hotels !== '') facts.push(['Hotels', hotels]);
  return facts;
}

/** Kept with a message that offers a package: once it is handed over, the customer has been sent the package. */
export interface SentOffer extends PackageOffer {
  /** One for one press of Send, over both channels. */
  key: string;
  packageId: string;
  packageTitle: string;
}
