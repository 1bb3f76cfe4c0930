import { packages } from '#app/db/schema/content.ts';
import { packageFacts } from '#app/domain/package-facts.ts';
import { firstFreeSlug, slugify } from '#app/domain/slug.ts';
import type { Queryable } from '#app/services/context.ts';
import type { PackageRow } from './package-view.ts';
import { claimSlug } from './slug-redirects.ts';
import { takenSlugs } from './taken-slugs.ts';

type PackageValues = Omit<typeof packages.$inferInsert, 'slug' | 'unitPrice' | 'days'>;

/** More than will ever meet on one title at the same moment. */
const TRIES = 20;

/**
 * Inserts a package under the first free slug of its title. Two that come at once for one slug do not fail: the
 * later one looks again.
 */
export async function insertWithSlug(tx: Queryable, values: PackageValues): Promise<PackageRow> {
  const base = slugify(values.title, 'package');
  const facts = packageFacts({
    price: values.price,
    enquiryOnly: values.enquiryOnly ?? false,
    duration: values.duration ?? '',
  });
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const slug = firstFreeSlug(base, await takenSlugs(tx, 'package', base));
    const [row] = await tx
      .insert(packages)
      .values({ ...values, ...facts, slug })
      .onConflictDoNothing({ target: packages.slug })
      .returning();
    if (row) {
      await claimSlug(tx, 'package', slug);
      return row;
    }
  }
  throw new Error(`No free slug for ${base}`);
}
