import { and, eq, sql } from 'drizzle-orm';
import { oncePer } from '#app/db/marks.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { cruises, packages, pilgrimages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { sellingPrice } from '#app/domain/selling-price.ts';
import type { Ctx, Database } from '#app/services/context.ts';

export type TripType = 'package' | 'cruise' | 'pilgrimage';

/** What a booking keeps of the trip it is for. `unitPrice` in paise; null when it is sold on enquiry only. */
export interface BookedTrip {
  type: TripType;
  id: string;
  slug: string;
  title: string;
  image: string;
  destination: string;
  duration: string;
  unitPrice: number | null;
}

/** `cruise` and `pilgrimage` name those lists; a package's own type (or none) means the packages. */
export function tripType(packageType: string | undefined): TripType {
  return packageType === 'cruise' || packageType === 'pilgrimage' ? packageType : 'package';
}

/**
 * The published trip with this id, and whether a booking of this form exists already: one query, since create-order
 * is the busiest write of the site. Null when there is no such trip or it is a draft.
 */
export async function lookUpTrip(
  ctx: Pick<Ctx, 'db'>,
  input: { type: TripType; id: string; dedupeKey: string },
): Promise<{ trip: BookedTrip; isTaken: boolean } | null> {
  if (!isStorable(input.id)) return null;
  const [row] = await statements(ctx.db)[input.type].execute({ id: input.id, dedupeKey: input.dedupeKey });
  if (!row) return null;
  const { price, enquiryOnly, isTaken, ...trip } = row;
  return { trip: { type: input.type, ...trip, unitPrice: sellingPrice({ price, enquiryOnly }) }, isTaken };
}

const isTaken = sql<boolean>`exists (select 1 from ${bookings} where ${bookings.dedupeKey} = ${sql.placeholder('dedupeKey')})`;
const never = sql<boolean>`false`;

const statements = oncePer((db: Database) => {
  const shared = <Table extends typeof packages | typeof cruises | typeof pilgrimages>(table: Table) => {
    const {
      id,
      slug,
      title,
      image,
      duration,
      price,
    }: Pick<Table, 'id' | 'slug' | 'title' | 'image' | 'duration' | 'price'> = table;
    return { id, slug, title, image, duration, price, isTaken };
  };
  const wanted = (table: typeof packages | typeof cruises | typeof pilgrimages) =>
    and(eq(table.id, sql.placeholder('id')), eq(table.status, 'published'));
  return {
    package: db
      .select({ ...shared(packages), destination: packages.destination, enquiryOnly: packages.enquiryOnly })
      .from(packages)
      .where(wanted(packages))
      .prepare(''),
    cruise: db
      .select({ ...shared(cruises), destination: cruises.destination, enquiryOnly: cruises.enquiryOnly })
      .from(cruises)
      .where(wanted(cruises))
      .prepare(''),
    pilgrimage: db
      .select({ ...shared(pilgrimages), destination: pilgrimages.location, enquiryOnly: never })
      .from(pilgrimages)
      .where(wanted(pilgrimages))
      .prepare(''),
  };
});
