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

/** A published package by its slug, an earlier slug or its id; null when there is none or it is a draft. */
export async function findPackage(ctx: Pick<Ctx, 'db'>, slugOrId: string): Promise<PackageView | null> {
  if (!isStorable(slugOrId)) return null;
  const found = await publishedPackage(ctx, or(eq(packages.slug, slugOrId), eq(packages.id, slugOrId)));
  if (found) return found;
  const id = await movedItem(ctx.db, 'package', slugOrId);
  return id === null ? null : publishedPackage(ctx, eq(packages.id, id));
}

async function publishedPackage(
  { db }: Pick<Ctx, 'db'>,
  which: SQL | undefined,
): Promise<PackageView | null> {
  const [row] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.status, 'published'), which))
    .limit(1);
  return row ? toPackageView(row) : null;
}

/** A published cruise by its slug or id, or null. */
export async function findCruise(ctx: Pick<Ctx, 'db'>, slugOrId: string): Promise<CruiseView | null> {
  if (!isStorable(slugOrId)) return null;
  const [row] = await ctx.db
    .select()
    .from(cruises)
    .where(and(eq(cruises.status, 'published'), or(eq(cruises.slug, slugOrId), eq(cruises.id, slugOrId))))
    .limit(1);
  return row ? toCruiseView(row) : null;
}

/** A published pilgrimage by its slug or id, or null. */
export async function findPilgrimage(ctx: Pick<Ctx, 'db'>, slugOrId: string): Promise<PilgrimageView | null> {
  if (!isStorable(slugOrId)) return null;
  const [row] = await ctx.db
    .select()
    .from(pilgrimages)
    .where(
      and(
        eq(pilgrimages.status, 'published'),
        or(eq(pilgrimages.slug, slugOrId), eq(pilgrimages.id, slugOrId)),
      ),
    )
    .limit(1);
  return row ? toPilgrimageView(row) : null;
}

/** Whatever can be opened in the popup or on its own page, by slug or id; null when there is none or it is a draft. */
export async function findTrip(
  ctx: Pick<Ctx, 'db'>,
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
