import { firstFreeSlug, slugify } from '#app/domain/slug.ts';
import type { Transaction } from '#app/services/context.ts';
import { claimSlug } from './slug-redirects.ts';
import { takenSlugs } from './taken-slugs.ts';
import type { KitRow, TripKit } from './trip-kit.ts';

/** More than will ever meet on one title at the same moment. */
const TRIES = 20;

/** Inserts a cruise or pilgrimage under the first free slug of its title; two that come at once both get one. */
export async function insertTrip<Row extends KitRow, Input, View>(
  tx: Transaction,
  kit: TripKit<Row, Input, View>,
  row: Partial<Row> & { title: string },
): Promise<Row> {
  const base = slugify(row.title, kit.kind);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const slug = firstFreeSlug(base, await takenSlugs(tx, kit.kind, base));
    const made = await kit.insert(tx, { ...row, id: kit.newId(), slug });
    if (made) {
      await claimSlug(tx, kit.kind, slug);
      return made;
    }
  }
  throw new Error(`No free slug for ${base}`);
}
