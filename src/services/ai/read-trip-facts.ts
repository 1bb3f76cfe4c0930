import { desc, eq, inArray } from 'drizzle-orm';
import type { DraftInput } from '#app/contract/ai.ts';
import { destinations, itineraries, packages } from '#app/db/schema/content.ts';
import type { KnownTrip, TripFacts } from '#app/domain/composer/trip-facts.ts';
import type { PackageKind } from '#app/domain/package-choice.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { sameName } from '#app/services/catalog/same-name.ts';
import type { Ctx } from '#app/services/context.ts';

const DEFAULT_KIND: PackageKind = 'standard';
const MOST_TRIPS = 4;

/** What is asked for, with what the catalogue knows of the destination: trips of the same type first. */
export async function readTripFacts(
  ctx: Pick<Ctx, 'db'>,
  input: DraftInput & { route?: string },
): Promise<TripFacts> {
  const kind = input.package_type ?? DEFAULT_KIND;
  const facts = {
    title: input.package_title,
    destination: input.destination,
    duration: input.duration,
    kind,
    route: input.route ?? '',
    wishes: input.custom_prompt,
    seed: input.variation ?? 0,
  };
  if (!isStorable(input.destination)) return { ...facts, about: '', known: [] };
  const [place] = await ctx.db
    .select({ description: destinations.description })
    .from(destinations)
    .where(sameName(destinations.name, input.destination))
    .limit(1);
  return { ...facts, about: place?.description ?? '', known: await knownTrips(ctx, input.destination, kind) };
}

async function knownTrips({ db }: Pick<Ctx, 'db'>, destination: string, kind: string): Promise<KnownTrip[]> {
  const rows = await db
    .select()
    .from(packages)
    .where(sameName(packages.destination, destination))
    .orderBy(desc(eq(packages.packageType, kind)), desc(packages.createdAt), packages.id)
    .limit(MOST_TRIPS);
  const plans = await db
    .select()
    .from(itineraries)
    .where(
      inArray(
        itineraries.itemId,
        rows.map((row) => row.id),
      ),
    );
  const byTrip = new Map(plans.map((plan) => [plan.itemId, plan]));
  return rows.map((row) => {
    const plan = byTrip.get(row.id);
    return {
      title: row.title,
      route: row.route,
      description: row.description,
      inclusions: row.inclusions,
      exclusions: row.exclusions,
      highlights: plan?.highlights ?? [],
      addons: plan?.optionalAddons ?? [],
      idealFor: plan?.idealFor ?? '',
      bestTime: plan?.bestTime ?? '',
      days: plan?.days ?? [],
    };
  });
}
