import {
  chosenParts,
  countKey,
  type PackageChoice,
  type PackageCounts,
  readChoice,
} from '#app/domain/package-choice.ts';
import type { Services } from '#app/services/index.ts';
import {
  type DestinationTile,
  type LandingLists,
  PACKAGES_A_PAGE,
  toCruiseCard,
  toDestinationTile,
  toPackageCard,
  toPilgrimageCard,
} from './landing-data.ts';

const MAX_PAGE = 1000;
const TESTIMONIALS = 6;
/** Priorities 1 to 10 are what staff is told to give; more than this nobody slides through. */
const FEATURED = 24;

export interface LandingQuery {
  choice: PackageChoice;
  /** From 1. */
  page: number;
}

export function readLandingQuery(url: URL): LandingQuery {
  const page = /^[1-9]\d{0,3}$/.test(url.searchParams.get('page') ?? '')
    ? Number(url.searchParams.get('page'))
    : 1;
  return { choice: readChoice(url.searchParams), page: Math.min(page, MAX_PAGE) };
}

/** All lists of the landing page. One that fails is logged and empty; the others are there. Source: checklist P25. */
export async function loadLanding(services: Services, query: LandingQuery): Promise<LandingLists> {
  async function rows<View, Card>(
    name: string,
    list: Promise<View[]>,
    toCard: (view: View) => Card,
  ): Promise<Card[]> {
    try {
      return (await list).map(toCard);
    } catch (error) {
      services.log.error({ err: error, list: name }, 'a public list could not be read');
      return [];
    }
  }
  const found = services.listPackages({
    ...chosenParts(query.choice),
    limit: PACKAGES_A_PAGE,
    offset: (query.page - 1) * PACKAGES_A_PAGE,
  });
  const total = found.then(
    (page) => page.total,
    () => 0,
  );
  const counts = services.countPackages(query.choice).catch((error: unknown) => {
    services.log.error({ err: error, list: 'counts' }, 'a public list could not be read');
    return null;
  });
  const [featured, destinations, cruises, pilgrimages, packages, testimonials] = await Promise.all([
    rows('featured', services.featuredPackages(FEATURED), toPackageCard),
    rows('destinations', services.listDestinations(), toDestinationTile),
    rows('cruises', services.listCruises(), toCruiseCard),
    rows('pilgrimages', services.listPilgrimages(), toPilgrimageCard),
    rows(
      'packages',
      found.then((page) => page.rows),
      toPackageCard,
    ),
    rows('testimonials', services.listTestimonials(), (view) => view),
  ]);
  return {
    featured,
    destinations: emptyLast(destinations),
    cruises,
    pilgrimages,
    packages: { rows: packages, total: await total },
    counts: shownCounts(await counts, [...destinations.map((tile) => tile.name), query.choice.destination]),
    testimonials: testimonials.slice(0, TESTIMONIALS),
  };
}

/** The whole grid has every destination, as P05 wants; those without a live package do not stand before others. */
function emptyLast(tiles: DestinationTile[]): DestinationTile[] {
  return [...tiles.filter((tile) => tile.packages > 0), ...tiles.filter((tile) => tile.packages === 0)];
}

/** Packages may lie at any number of places; the page shows the counts of its destinations. */
function shownCounts(counts: PackageCounts | null, names: string[]): PackageCounts | null {
  if (counts === null) return null;
  const shown = names.map(countKey).flatMap((key) => {
    const count = Object.hasOwn(counts.destination, key) ? counts.destination[key] : undefined;
    return count === undefined ? [] : [[key, count] as const];
  });
  return { ...counts, destination: Object.fromEntries(shown) };
}
