import { eq, max, sql } from 'drizzle-orm';
import { cruises, destinations, packages, pilgrimages } from '#app/db/schema/content.ts';
import type { Ctx } from '#app/services/context.ts';

/** A page of its own that a published item has. */
export interface PublicPage {
  kind: 'package' | 'destination' | 'cruise' | 'pilgrimage';
  slug: string;
  title: string;
  changedAt: Date;
}

/** All of them, for the sitemap and for suggestions. A destination changes with its packages too. */
export async function listPublicPages({ db }: Pick<Ctx, 'db'>): Promise<PublicPage[]> {
  const [places, trips, boats, tours] = await Promise.all([
    db
      .select({
        slug: destinations.slug,
        title: destinations.name,
        changedAt: sql<Date>`greatest(${destinations.updatedAt}, ${max(packages.updatedAt)})`.mapWith(
          destinations.updatedAt,
        ),
      })
      .from(destinations)
      .leftJoin(packages, sql`lower(btrim(${packages.destination})) = lower(btrim(${destinations.name}))`)
      .groupBy(destinations.id)
      .orderBy(destinations.position, destinations.name),
    db
      .select({ slug: packages.slug, title: packages.title, changedAt: packages.updatedAt })
      .from(packages)
      .where(eq(packages.status, 'published'))
      .orderBy(packages.slug),
    db
      .select({ slug: cruises.slug, title: cruises.title, changedAt: cruises.updatedAt })
      .from(cruises)
      .where(eq(cruises.status, 'published'))
      .orderBy(cruises.slug),
    db
      .select({ slug: pilgrimages.slug, title: pilgrimages.title, changedAt: pilgrimages.updatedAt })
      .from(pilgrimages)
      .where(eq(pilgrimages.status, 'published'))
      .orderBy(pilgrimages.slug),
  ]);
  const of = (kind: PublicPage['kind']) => (row: Omit<PublicPage, 'kind'>) => ({ kind, ...row });
  return [
    ...places.map(of('destination')),
    ...trips.map(of('package')),
    ...boats.map(of('cruise')),
    ...tours.map(of('pilgrimage')),
  ];
}
