import { eq } from 'drizzle-orm';
import { packages } from '#app/db/schema/content.ts';
import { uniqueViolation } from '#app/db/sql-error.ts';
import { firstFreeSlug, isSlugOf, slugify } from '#app/domain/slug.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { takenSlugs } from './insert-with-slug.ts';
import type { PackageRow } from './package-view.ts';
import { claimSlug, keepOldSlug } from './slug-redirects.ts';

/** More than will ever meet on one title at the same moment. */
const TRIES = 20;

/**
 * Gives a package the slug of its new title, keeping the old one as a way to it; answers the slug it has now. A title
 * that makes the slug it has already (`Goa!` for `Goa`) changes nothing.
 */
export async function moveSlug(
  ctx: Pick<Ctx, 'now'>,
  tx: Transaction,
  { id, slug: old }: Pick<PackageRow, 'id' | 'slug'>,
  title: string,
): Promise<string> {
  const base = slugify(title, 'package');
  if (isSlugOf(old, base)) return old;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const slug = firstFreeSlug(base, await takenSlugs(tx, base));
    if (!(await setSlug(tx, id, slug))) continue;
    await claimSlug(tx, 'package', slug);
    await keepOldSlug(tx, { kind: 'package', slug: old, itemId: id, at: ctx.now() });
    return slug;
  }
  throw new Error(`No free slug for ${base}`);
}

/** False when another took the slug at the same moment. */
async function setSlug(tx: Transaction, id: string, slug: string): Promise<boolean> {
  try {
    await tx.transaction((inner) => inner.update(packages).set({ slug }).where(eq(packages.id, id)));
    return true;
  } catch (error) {
    if (uniqueViolation(error) !== null) return false;
    throw error;
  }
}
