import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { CruiseInput, PilgrimageInput, TripOrder } from '#app/contract/admin-trips.ts';
import type { cruises, pilgrimages } from '#app/db/schema/content.ts';
import { DEFAULT_RATING } from '#app/domain/package-defaults.ts';

type Shared = Omit<CruiseInput, 'destination' | 'enquiry_only'> & Partial<PilgrimageInput>;

/** The columns that cruises and pilgrimages have alike. */
export function sharedColumns(input: Partial<Shared>) {
  return {
    title: input.title,
    duration: input.duration,
    route: input.route,
    price: input.price,
    image: input.image,
    images: input.images?.filter((image) => image !== ''),
    rating: input.rating,
    description: input.description,
    inclusions: input.inclusions,
    exclusions: input.exclusions,
    status: input.status,
    gstRate: input.gst_rate,
    sac: input.sac,
    overseas: input.overseas,
  };
}

/** Without what nobody named. */
export function named<Values extends object>(
  values: Values,
): Partial<{ [Key in keyof Values]: Exclude<Values[Key], undefined> }> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<{
    [Key in keyof Values]: Exclude<Values[Key], undefined>;
  }>;
}

/** Equal ones come as on the website, so that pages never overlap. */
export function tripOrder(
  table: typeof cruises | typeof pilgrimages,
  place: SQL | (typeof cruises)['destination'] | (typeof pilgrimages)['location'],
  sort = 'position',
): SQL[] {
  const down = sort.startsWith('-');
  const website = [asc(table.position), desc(table.createdAt), asc(table.id)];
  const orders: Record<TripOrder, SQL> = {
    position: sql`${table.position}`,
    title: sql`lower(${table.title})`,
    place: sql`lower(${place})`,
    rating: sql`coalesce(${table.rating}, ${DEFAULT_RATING}::numeric)`,
    status: sql`${table.status}`,
    updated: sql`${table.updatedAt}`,
  };
  const first = orders[(down ? sort.slice(1) : sort) as TripOrder];
  return [down ? desc(first) : asc(first), ...website];
}
