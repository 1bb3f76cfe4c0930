import {
  CUSTOMER_LISTS,
  type CustomerList,
  LEAD_SOURCES,
  type LeadSource,
  TRAVEL_INTERESTS,
  type TravelInterest,
} from '#app/domain/customer.ts';
import { headerKey } from './header-synonyms.ts';

/** Words for what is on our lists; the lists' own values are known by themselves. */
const SOURCES: Record<LeadSource, readonly string[]> = {
  website: ['web', 'web site', 'site', 'online', 'landing page', 'organic', 'web form', 'our website'],
  instagram: ['insta', 'ig', 'instagram ad', 'instagram ads'],
  facebook: ['fb', 'facebook ad', 'facebook ads', 'fb ad', 'fb ads', 'meta', 'meta ads'],
  referral: [
    'reference',
    'referred',
    'refer',
    'ref',
    'friend',
    'friends',
    'word of mouth',
    'existing customer',
  ],
  walk_in: ['walkin', 'office visit', 'office', 'visited office'],
  google_ads: ['google', 'google ad', 'adwords', 'google adwords', 'ppc', 'sem', 'search ads'],
  whatsapp_direct: ['whatsapp', 'wa', 'whatsapp message', 'whatsapp chat'],
};

const INTERESTS: Record<TravelInterest, readonly string[]> = {
  adventure: ['trek', 'treks', 'trekking', 'hiking', 'rafting', 'camping', 'sports', 'biking', 'skiing'],
  pilgrimage: [
    'pilgrim',
    'religious',
    'spiritual',
    'temple',
    'temples',
    'yatra',
    'char dham',
    'chardham',
    'tirth',
  ],
  beach: ['beaches', 'sea', 'island', 'islands', 'seaside', 'beach holiday'],
  luxury: ['premium', '5 star', 'five star', 'deluxe'],
  family: ['families', 'family trip', 'family holiday', 'kids', 'family tour'],
  honeymoon: ['honeymooners', 'romantic', 'couple', 'couples', 'honeymoon trip'],
  cultural: ['culture', 'heritage', 'history', 'historical', 'monuments'],
  wildlife: ['wild life', 'safari', 'jungle', 'jungle safari', 'tiger', 'nature', 'national park'],
};

const LISTS: Record<CustomerList, readonly string[]> = {
  new_lead: ['new', 'new leads', 'lead', 'leads', 'fresh'],
  hot_list: ['hot', 'hot lead', 'hot leads', 'warm'],
  sale_list: ['sale', 'sales', 'sold', 'converted', 'customer', 'won', 'closed won'],
  cold_list: ['cold', 'cold lead', 'cold leads', 'dead', 'lost', 'not interested'],
};

function lookUp<Value extends string>(values: readonly Value[], words: Record<Value, readonly string[]>) {
  return new Map(
    values.flatMap((value) => [value, ...words[value]].map((word) => [headerKey(word), value] as const)),
  );
}
const SOURCE_OF = lookUp(LEAD_SOURCES, SOURCES);
const INTEREST_OF = lookUp(TRAVEL_INTERESTS, INTERESTS);
const LIST_OF = lookUp(CUSTOMER_LISTS, LISTS);

/** `Insta` → `instagram`; null for what is not on our list. */
export function readLeadSource(cell: string): LeadSource | null {
  return SOURCE_OF.get(headerKey(cell)) ?? null;
}

/** `Hot` → `hot_list`. */
export function readCustomerList(cell: string): CustomerList | null {
  return LIST_OF.get(headerKey(cell)) ?? null;
}

/** Interests of a cell in our words, in our order, and what is on no list. Split on `,`, `;`, `/`, `|`, `&` and lines. */
export function readInterests(cell: string): { interests: TravelInterest[]; unknown: string[] } {
  const found = new Set<TravelInterest>();
  const unknown: string[] = [];
  for (const part of cell.split(/[,;/|&\n]|\band\b/i)) {
    const word = headerKey(part);
    const interest = INTEREST_OF.get(word);
    if (interest) found.add(interest);
    else if (word !== '') unknown.push(part.trim());
  }
  return { interests: TRAVEL_INTERESTS.filter((one) => found.has(one)), unknown };
}
