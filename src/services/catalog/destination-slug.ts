import { like } from 'drizzle-orm';
import { destinations } from '#app/db/schema/content.ts';
import { firstFreeSlug, slugify } from '#app/domain/slug.ts';
import type { Transaction } from '#app/services/context.ts';

/** The first free slug of a destination's name. */
export async function freeDestinationSlug(tx: Transaction, name: string): Promise<string> {
  const base = slugify(name, 'place');
  const taken = await tx
    .select({ slug: destinations.slug })
    .from(destinations)
    .where(like(destinations.slug, `${base}%`));
  return firstFreeSlug(base, new Set(taken.map((row) => row.slug)));
}
