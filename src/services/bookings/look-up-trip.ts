import { and, eq, sql } from 'drizzle-orm';
import { oncePer } from '#app/db/once-per.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { cruises, packages, pilgrimages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { sellingPrice } from '#app/domain/selling-price.ts';
import type { Ctx, Database } from '#app/services/context.ts';
import { gatherCalls } from '#app/services/gather-calls.ts';

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
  /** Percent and service code of its own; null: those of the settings. */
  gstRate: number | null;
  sac: string | null;
  overseas: boolean;
}

/** `cruise` and `pilgrimage` name those lists; a package's own type (or none) means the packages. */
export function tripType(packageType: string | undefined): TripType {
  return packageType === 'cruise' || packageType === 'pilgrimage' ? packageType : 'package';
}

interface Search {
  type: TripType;
  id: string;
  dedupeKey: string;
}
type Found = { trip: BookedTrip; isTaken: boolean } | null;

/**
 * The published trip with this id, and whether a booking of this form exists already. Null when there is no such
 * trip or it is a draft. Always read afresh; what is asked at the same moment is one query.
 */
export async function lookUpTrip(ctx: Pick<Ctx, 'db'>, search: Search): Promise<Found> {
  return isStorable(search.id) ? gathered(ctx.db)[search.type](search) : null;
}

const gathered = oncePer((db: Database) => {
  const find = statements(db);
  return {
    package: gatherCalls((searches: Search[]) => load(find.package, searches)),
    cruise: gatherCalls((searches: Search[]) => load(find.cruise, searches)),
    pilgrimage: gatherCalls((searches: Search[]) => load(find.pilgrimage, searches)),
  };
});

type Row = Omit<BookedTrip, 'type' | 'unitPrice'> & { price: string; enquiryOnly: boolean; taken: string[] };
interface Statement {
  execute(values: Record<string, unknown>): Promise<Row[]>;
}

async function load(statement: Statement, searches: Search[]): Promise<Found[]> {
  const rows = await statement.execute({
    ids: searches.map((one) => one.id),
    dedupeKeys: searches.map((one) => one.dedupeKey),
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return searches.map(({ type, id, dedupeKey }) => {
    const row = byId.get(id);
    if (!row) return null;
    const { price, enquiryOnly, taken, ...trip } = row;
    const unitPrice = sellingPrice({ price, enquiryOnly });
    return { trip: { type, ...trip, unitPrice }, isTaken: taken.includes(dedupeKey) };
  });
}

const taken = sql<
  string[]
>`array(select ${bookings.dedupeKey} from ${bookings} where ${bookings.dedupeKey} = any(${sql.placeholder('dedupeKeys')}))`;

function statements(db: Database) {
  const shared = <Table extends typeof packages | typeof cruises | typeof pilgrimages>(table: Table) => {
    const {
      id,
      slug,
      title,
      image,
      duration,
      price,
      gstRate,
      sac,
      overseas,
    }: Pick<
      Table,
      'id' | 'slug' | 'title' | 'image' | 'duration' | 'price' | 'gstRate' | 'sac' | 'overseas'
    > = table;
    return { id, slug, title, image, duration, price, gstRate, sac, overseas, taken };
  };
  const wanted = (table: typeof packages | typeof cruises | typeof pilgrimages) =>
    and(sql`${table.id} = any(${sql.placeholder('ids')})`, eq(table.status, 'published'));
  return {
    package: db
      .select({
        ...shared(packages),
        destination: packages.destination,
        enquiryOnly: packages.enquiryOnly,
      })
      .from(packages)
      .where(wanted(packages))
      .prepare(''),
    cruise: db
      .select({
        ...shared(cruises),
        destination: cruises.destination,
        enquiryOnly: cruises.enquiryOnly,
      })
      .from(cruises)
      .where(wanted(cruises))
      .prepare(''),
    pilgrimage: db
      .select({
        ...shared(pilgrimages),
        destination: pilgrimages.location,
        enquiryOnly: sql<boolean>`false`,
      })
      .from(pilgrimages)
      .where(wanted(pilgrimages))
      .prepare(''),
  };
}
