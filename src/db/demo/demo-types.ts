import type { ItineraryDay } from '#app/domain/itinerary.ts';

/** A picture of `public/pictures` without its ending. */
export type Poster =
  | 'alps'
  | 'amritsar'
  | 'andaman'
  | 'bali'
  | 'chardham'
  | 'cruise'
  | 'dubai'
  | 'goa'
  | 'himachal'
  | 'kashmir'
  | 'kerala'
  | 'ladakh'
  | 'lakshadweep'
  | 'maldives'
  | 'rajasthan'
  | 'singapore'
  | 'thailand'
  | 'tirupati'
  | 'varanasi';

/** A day of an itinerary; its number comes from its place in the list. */
export type DemoDay = Omit<ItineraryDay, 'day'>;

export interface DemoItinerary {
  idealFor: string;
  highlights: string[];
  addons: string[];
  bestTime: string;
  days: DemoDay[];
}

/** What packages, cruises and pilgrimages have in common. `6 Days / 5 Nights` is written from the days. */
export interface DemoTrip {
  title: string;
  /** `A → B → C`: the itinerary starts at the first and ends at the last. */
  route: string;
  price: string;
  /** The first is the card's picture. */
  pictures: [Poster, ...Poster[]];
  rating: number;
  description: string;
  inclusions: string[];
  exclusions: string[];
}

export interface DemoPackage extends DemoTrip {
  type: 'standard' | 'luxury' | 'budget' | 'family' | 'honeymoon' | 'adventure';
  badge: string;
  /** Its place among the featured packages. */
  featured?: number;
  enquiryOnly?: true;
  itinerary: DemoItinerary;
}

export interface DemoCruise extends DemoTrip {
  destination: string;
  days: number;
  enquiryOnly?: true;
  itinerary?: DemoItinerary;
}

export interface DemoPilgrimage extends DemoTrip {
  location: string;
  tag: string;
  days: number;
  itinerary?: DemoItinerary;
}

export interface DemoTestimonial {
  name: string;
  location: string;
  tour: string;
  review: string;
  rating: number;
}

export interface DemoDestination {
  name: string;
  picture: Poster;
  description: string;
}
