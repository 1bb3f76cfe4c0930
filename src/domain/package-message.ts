import { offeredPrice, offerFacts, type PackageOffer } from './package-offer.ts';

/** What the message about a package is made of; amounts in paise. */
export interface PackageMessage {
  customerName: string;
  trip: { title: string; destination: string; duration: string; price: string };
  offer: PackageOffer;
  /** The trip's page; empty while it is a draft. */
  link: string;
  agency: string;
}

/** What is sent where staff left the message blank: the package with what was agreed, in plain words. */
export function packageMessage({ customerName, trip, offer, link, agency }: PackageMessage): string {
  const first = customerName.trim().split(/\s+/)[0] ?? '';
  const price = offeredPrice(trip.price, offer);
  const perPerson = offer.customPrice === null ? '' : ' per person';
  const lines = [
    `Hello${first ? ` ${first}` : ''},`,
    '',
    `Here is the journey we thought of for you: ${trip.title}.`,
    '',
    [trip.destination, trip.duration].filter(Boolean).join(' · '),
    price && `Price: ${price}${perPerson}`,
    ...offerFacts(offer).map(([label, value]) => `${label}: ${value}`),
    ...(link ? ['', `Day by day: ${link}`] : []),
    '',
    'Tell us what you would like otherwise, and we will plan it around you.',
    agency,
  ];
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '').join('\n');
}
