import type {
  CruiseView,
  DestinationView,
  PackageView,
  PilgrimageView,
  TestimonialView,
} from '#app/contract/content.ts';
import type { PackageCounts } from '#app/domain/package-choice.ts';
import { excerpt } from './excerpt.ts';
import { shownPrice } from './trip/trip-price.ts';

/** How many packages the first page and each "Show more" bring. */
export const PACKAGES_A_PAGE = 6;
const CRUISE_TEXT = 130;

/** The landing page carries what its cards show and no more: everything here is in the HTML twice (text and data). */
export interface PackageCardData {
  slug: string;
  title: string;
  destination: string;
  duration: string;
  route: string;
  image: string;
  rating: number;
  badge: string;
  price: { label: string; amount: string };
}

export interface PackagePage {
  rows: PackageCardData[];
  total: number;
}

export type DestinationTile = Pick<DestinationView, 'slug' | 'name' | 'image' | 'packages'>;

export interface CruiseCardData {
  slug: string;
  title: string;
  place: string;
  duration: string;
  text: string;
  image: string;
  enquiryOnly: boolean;
  price: string;
}

export interface PilgrimageCardData {
  slug: string;
  title: string;
  place: string;
  image: string;
  tag: string;
  rating: number;
  price: { label: string; amount: string };
}

export interface LandingLists {
  featured: PackageCardData[];
  destinations: DestinationTile[];
  cruises: CruiseCardData[];
  pilgrimages: PilgrimageCardData[];
  packages: PackagePage;
  /** How many each filter option would show; null where that could not be read. */
  counts: PackageCounts | null;
  testimonials: TestimonialView[];
}

export function toPackageCard(view: PackageView): PackageCardData {
  const { slug, title, destination, duration, route, image, rating } = view;
  const { label, amount } = shownPrice({ ...view, enquiryOnly: view.enquiry_only });
  return {
    slug,
    title,
    destination,
    duration,
    route,
    image,
    rating,
    badge: view.promotional_badge,
    price: { label, amount },
  };
}

export function toDestinationTile(view: DestinationView): DestinationTile {
  return { slug: view.slug, name: view.name, image: view.image, packages: view.packages };
}

export function toCruiseCard(view: CruiseView): CruiseCardData {
  const { slug, title, duration, image } = view;
  return {
    slug,
    title,
    place: view.destination,
    duration,
    text: excerpt(view.description, CRUISE_TEXT),
    image,
    enquiryOnly: view.enquiry_only,
    price: view.enquiry_only ? '' : view.price,
  };
}

export function toPilgrimageCard(view: PilgrimageView): PilgrimageCardData {
  const { slug, title, image, tag, rating } = view;
  const { label, amount } = shownPrice({ ...view, enquiryOnly: false });
  const place = [view.location, unbroken(view.duration)].filter(Boolean).join(' · ');
  return { slug, title, place, image, tag, rating, price: { label, amount } };
}

/** `6 Days / 5 Nights` with each number beside its word, so that a narrow card breaks it at the stroke only. */
function unbroken(duration: string): string {
  return duration.replace(/(\d) (?=\p{L})/gu, '$1\u00a0').replaceAll(' /', '\u00a0/');
}
