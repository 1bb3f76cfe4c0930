import { eq } from 'drizzle-orm';
import type { PackagePreviewInput } from '#app/contract/admin-packages.ts';
import type { ItineraryView, TripView } from '#app/contract/content.ts';
import type { ItineraryFields } from '#app/contract/itineraries.ts';
import type { RouteMap } from '#app/contract/route-map.ts';
import { cruiseTrip, packageTrip, pilgrimageTrip } from '#app/contract/trip-view.ts';
import { cruises, itineraries, packages, pilgrimages } from '#app/db/schema/content.ts';
import { DEFAULT_FEATURED_PRIORITY, DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import { packageFacts } from '#app/domain/package-facts.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Database } from '#app/services/context.ts';
import { toCruiseView } from './cruise-view.ts';
import { toItineraryView } from './itinerary-view.ts';
import { packageValues } from './package-values.ts';
import { type PackageRow, toPackageView } from './package-view.ts';
import { toPilgrimageView } from './pilgrimage-view.ts';
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
  if (!isStorable(input.id)) return null;
  const [stored] = await ctx.db.select().from(packages).where(eq(packages.id, input.id));
  if (input.package) return packageTrip(toPackageView(over(stored, input.package, ctx.now())));
  return stored ? packageTrip(toPackageView(stored)) : otherTrip(ctx.db, input.id);
}

/** What the row would be after saving. */
function over(stored: PackageRow | undefined, input: PackagePreviewInput, now: Date): PackageRow {
  const change = packageValues(input, stored?.featured ?? false);
  const row = { ...(stored ?? blankPackage(now)), ...change };
  return { ...row, ...packageFacts(row), image: row.image || (row.images[0] ?? '') };
}

function blankPackage(now: Date): PackageRow {
  return {
    id: 'preview',
    slug: 'preview',
    title: '',
    destination: '',
    duration: '',
    route: '',
    price: '',
    image: '',
    images: [],
    rating: DEFAULT_RATING,
    packageType: 'standard',
    featured: false,
    featuredPriority: DEFAULT_FEATURED_PRIORITY,
    promotionalBadge: '',
    description: '',
    inclusions: [],
    exclusions: [],
    enquiryOnly: false,
    unitPrice: null,
    days: 0,
    gstRate: null,
    sac: null,
    overseas: false,
    version: 1,
    status: 'draft',
    demo: false,
    createdAt: now,
    updatedAt: now,
  };
}

async function otherTrip(db: Database, id: string): Promise<TripView | null> {
  const [cruise] = await db.select().from(cruises).where(eq(cruises.id, id));
  if (cruise) return cruiseTrip(toCruiseView(cruise));
  const [pilgrimage] = await db.select().from(pilgrimages).where(eq(pilgrimages.id, id));
  return pilgrimage ? pilgrimageTrip(toPilgrimageView(pilgrimage)) : null;
}
