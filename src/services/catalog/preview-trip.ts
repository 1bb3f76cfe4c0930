import { eq } from 'drizzle-orm';
import type { PackagePreviewInput } from '#app/contract/admin-packages.ts';
import type { CruisePreviewInput, PilgrimagePreviewInput } from '#app/contract/admin-trips.ts';
import type { ItineraryView, TripView } from '#app/contract/content.ts';
import type { ItineraryFields } from '#app/contract/itineraries.ts';
import type { RouteMap } from '#app/contract/route-map.ts';
import { cruiseTrip, packageTrip, pilgrimageTrip } from '#app/contract/trip-view.ts';
import { itineraries, packages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Database } from '#app/services/context.ts';
import { cruiseKit } from './cruise-kit.ts';
import { toCruiseView } from './cruise-view.ts';
import { toItineraryView } from './itinerary-view.ts';
import { toPackageView } from './package-view.ts';
import { pilgrimageKit } from './pilgrimage-kit.ts';
import { toPilgrimageView } from './pilgrimage-view.ts';
import { previewedCruise, previewedPackage, previewedPilgrimage } from './preview-rows.ts';
import { keptMap } from './route-map/find-route-map.ts';
import { itineraryValues } from './save-itinerary.ts';

export interface TripPreview {
  trip: TripView;
  itinerary: ItineraryView | null;
  map: RouteMap | null;
}

export interface PreviewInput {
  /** Of a stored package, cruise or pilgrimage; empty for one that is not stored yet. */
  id: string;
  /** What the editor holds, over what is stored. */
  package?: PackagePreviewInput | undefined;
  cruise?: CruisePreviewInput | undefined;
  pilgrimage?: PilgrimagePreviewInput | undefined;
  itinerary?: ItineraryFields | undefined;
}

/** A trip as its page would show it, drafts and what is not saved included. For staff only; nothing is written. */
export async function previewTrip(ctx: Ctx, input: PreviewInput): Promise<TripPreview | null> {
  requirePermission(ctx, 'content.view');
  const trip = await shownTrip(ctx, input);
  if (!trip) return null;
  const [stored] = isStorable(input.id)
    ? await ctx.db.select().from(itineraries).where(eq(itineraries.itemId, input.id))
    : [];
  const values = input.itinerary ? itineraryValues(input.itinerary) : stored;
  const days = values?.days ?? [];
  return {
    trip,
    itinerary: values ? toItineraryView(values, trip) : null,
    map: await keptMap({
      route: trip.route,
      days: days.map(({ day, locations }) => ({ day, locations })),
    }),
  };
}

async function shownTrip(ctx: Ctx, input: PreviewInput): Promise<TripView | null> {
  const { id } = input;
  if (!isStorable(id)) return null;
  if (input.cruise) {
    const stored = await cruiseKit.find(ctx.db, id);
    return cruiseTrip(toCruiseView(previewedCruise(stored, cruiseKit.values(input.cruise), ctx.now())));
  }
  if (input.pilgrimage) {
    const stored = await pilgrimageKit.find(ctx.db, id);
    const row = previewedPilgrimage(stored, pilgrimageKit.values(input.pilgrimage), ctx.now());
    return pilgrimageTrip(toPilgrimageView(row));
  }
  const [stored] = await ctx.db.select().from(packages).where(eq(packages.id, id));
  if (input.package) return packageTrip(toPackageView(previewedPackage(stored, input.package, ctx.now())));
  return stored ? packageTrip(toPackageView(stored)) : storedTrip(ctx.db, id);
}

async function storedTrip(db: Database, id: string): Promise<TripView | null> {
  const cruise = await cruiseKit.find(db, id);
  if (cruise) return cruiseTrip(toCruiseView(cruise));
  const pilgrimage = await pilgrimageKit.find(db, id);
  return pilgrimage ? pilgrimageTrip(toPilgrimageView(pilgrimage)) : null;
}
