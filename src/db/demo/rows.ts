import type {
  cruises,
  destinations,
  itineraries,
  packages,
  pilgrimages,
  testimonials,
} from '#app/db/schema/content.ts';
import { DEFAULT_FEATURED_PRIORITY } from '#app/domain/package-defaults.ts';
import { packageFacts } from '#app/domain/package-facts.ts';
import { slugify } from '#app/domain/slug.ts';
import { demoCruises } from './cruises.ts';
import type { DemoItinerary, DemoTrip, Poster } from './demo-types.ts';
import { demoDestinations } from './destinations.ts';
import { demoPackages } from './packages.ts';
import { demoPilgrimages } from './pilgrimages.ts';
import { demoTestimonials } from './testimonials.ts';

interface DemoRows {
  destinations: Array<typeof destinations.$inferInsert>;
  packages: Array<typeof packages.$inferInsert>;
  cruises: Array<typeof cruises.$inferInsert>;
  pilgrimages: Array<typeof pilgrimages.$inferInsert>;
  testimonials: Array<typeof testimonials.$inferInsert>;
  itineraries: Array<typeof itineraries.$inferInsert>;
}

const picture = (name: Poster) => `/pictures/${name}.svg`;

/** The demo content as rows. Ids come from the titles, and times run back from `now`, so that lists keep their order. */
export function demoRows(now: Date): DemoRows {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const marks = (place: number) => ({ demo: true, createdAt: hoursAgo(place + 1), updatedAt: now });
  const trip = (prefix: string, one: DemoTrip, days: number) => {
    const slug = slugify(one.title, 'trip');
    return {
      id: `${prefix}_demo_${slug}`,
      slug,
      title: one.title,
      duration: `${days} Days / ${days - 1} Nights`,
      route: one.route,
      price: one.price,
      image: picture(one.pictures[0]),
      images: one.pictures.map(picture),
      rating: one.rating,
      description: one.description,
      inclusions: one.inclusions,
      exclusions: one.exclusions,
    };
  };

  const plans: DemoRows['itineraries'] = [];
  const plan = (itemId: string, one: DemoTrip & { itinerary?: DemoItinerary }, place: number) => {
    if (one.itinerary) plans.push({ ...itineraryRow(itemId, one, one.itinerary), ...marks(place) });
  };

  const packageRows = demoPackages().map((one, place) => {
    const shared = trip('pkg', one, one.itinerary.days.length);
    plan(shared.id, one, place);
    const enquiryOnly = one.enquiryOnly === true;
    return {
      ...shared,
      ...packageFacts({ ...shared, enquiryOnly }),
      ...marks(place),
      destination: one.destination,
      packageType: one.type,
      featured: one.featured !== undefined,
      featuredPriority: one.featured ?? DEFAULT_FEATURED_PRIORITY,
      promotionalBadge: one.badge,
      enquiryOnly,
    };
  });
  const cruiseRows = demoCruises.map((one, place) => {
    const shared = trip('cru', one, one.days);
    plan(shared.id, one, place);
    return {
      ...shared,
      ...marks(place),
      destination: one.destination,
      enquiryOnly: one.enquiryOnly === true,
      position: place + 1,
    };
  });
  const pilgrimageRows = demoPilgrimages.map((one, place) => {
    const shared = trip('pil', one, one.days);
    plan(shared.id, one, place);
    return { ...shared, ...marks(place), location: one.location, tag: one.tag, position: place + 1 };
  });

  return {
    destinations: demoDestinations.map((one, place) => ({
      id: `dst_demo_${slugify(one.name, 'place')}`,
      slug: slugify(one.name, 'place'),
      name: one.name,
      description: one.description,
      image: picture(one.picture),
      position: place + 1,
      ...marks(place),
    })),
    packages: packageRows,
    cruises: cruiseRows,
    pilgrimages: pilgrimageRows,
    testimonials: demoTestimonials.map((one, place) => ({
      id: `tst_demo_${slugify(one.name, 'guest')}`,
      ...one,
      ...marks(place),
    })),
    itineraries: plans,
  };
}

function itineraryRow(
  itemId: string,
  one: DemoTrip,
  itinerary: DemoItinerary,
): typeof itineraries.$inferInsert {
  const stops = one.route.split(' → ');
  return {
    id: `itn_${itemId}`,
    itemId,
    idealFor: itinerary.idealFor,
    overview: one.description,
    highlights: itinerary.highlights,
    inclusions: one.inclusions,
    exclusions: one.exclusions,
    optionalAddons: itinerary.addons,
    startingPoint: stops.at(0) ?? '',
    endingPoint: stops.at(-1) ?? '',
    bestTime: itinerary.bestTime,
    days: itinerary.days.map((one, index) => ({ day: index + 1, ...one })),
  };
}
