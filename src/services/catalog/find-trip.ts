import { and, eq, or, type SQL } from 'drizzle-orm';
import type { CruiseView, PackageView, PilgrimageView, TripView } from '#app/contract/content.ts';
import { cruiseTrip, packageTrip, pilgrimageTrip } from '#app/contract/trip-view.ts';
import { cruises, packages, pilgrimages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { toCruiseView } from './cruise-view.ts';
import { toPackageView } from './package-view.ts';
import { toPilgrimageView } from './pilgrimage-view.ts';
import { movedItem } from './slug-redirects.ts';
import { TRIP_TABLES, type TripKind } from './trip-tables.ts';

type Reader = Pick<Ctx, 'db'>;

/** A published package by its slug, an earlier slug or its id; null when there is none or it is a draft. */
export async function findPackage({ db }: Reader, slugOrId: string): Promise<PackageView | null> {
  const row = await findPublished({ db }, 'package', slugOrId, async (which) => {
    const [found] = await db.select().from(packages).where(which).limit(1);
    return found;
  });
  return row && toPackageView(row);
}

/** A published cruise, found as a package is. */
export async function findCruise({ db }: Reader, slugOrId: string): Promise<CruiseView | null> {
  const row = await findPublished({ db }, 'cruise', slugOrId, async (which) => {
    const [found] = await db.select().from(cruises).where(which).limit(1);
    return found;
  });
  return row && toCruiseView(row);
}

/** A published pilgrimage, found as a package is. */
export async function findPilgrimage({ db }: Reader, slugOrId: string): Promise<PilgrimageView | null> {
  const row = await findPublished({ db }, 'pilgrimage', slugOrId, async (which) => {
    const [found] = await db.select().from(pilgrimages).where(which).limit(1);
    return found;
  });
  return row && toPilgrimageView(row);
}

/** Whatever can be opened in the popup or on its own page, by slug or id; null when there is none or it is a draft. */
export async function findTrip(
  ctx: Reader,
  type: TripView['type'],
  slugOrId: string,
): Promise<TripView | null> {
  switch (type) {
    case 'package': {
      const view = await findPackage(ctx, slugOrId);
      return view && packageTrip(view);
    }
    case 'cruise': {
      const view = await findCruise(ctx, slugOrId);
      return view && cruiseTrip(view);
    }
    case 'pilgrimage': {
      const view = await findPilgrimage(ctx, slugOrId);
      return view && pilgrimageTrip(view);
    }
    default:
      return type satisfies never;
  }
}

/** What has the slug or id now, else what once had the slug. */
async function findPublished<Row>(
  { db }: Reader,
  kind: TripKind,
  slugOrId: string,
  read: (which: SQL | undefined) => Promise<Row | undefined>,
): Promise<Row | null> {
  if (!isStorable(slugOrId)) return null;
  const { id, slug, status } = TRIP_TABLES[kind];
  const published = eq(status, 'published');
  const found = await read(and(published, or(eq(slug, slugOrId), eq(id, slugOrId))));
  if (found) return found;
  const movedId = await movedItem(db, kind, slugOrId);
  return movedId === null ? null : ((await read(and(published, eq(id, movedId)))) ?? null);
}
