import { eq } from 'drizzle-orm';
import { uniqueViolation } from '#app/db/sql-error.ts';
import { firstFreeSlug, isSlugOf, slugify } from '#app/domain/slug.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { claimSlug, keepOldSlug } from './slug-redirects.ts';
import { takenSlugs } from './taken-slugs.ts';
import { TRIP_TABLES, type TripKind } from './trip-tables.ts';

/** More than will ever meet on one title at the same moment. */
const TRIES = 20;

/**
 * Gives a package, cruise or pilgrimage the slug of its new title, keeping the old one as a way to it; answers the slug
 * it has now. A title that makes the slug it has already (`Goa!` for `Goa`) changes nothing.
 */
export async function moveSlug(
  ctx: Pick<Ctx, 'now'>,
  tx: Transaction,
  { kind, id, slug: old }: { kind: TripKind; id: string; slug: string },
  title: string,
): Promise<string> {
  const base = slugify(title, kind);
  if (isSlugOf(old, base)) return old;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const slug = firstFreeSlug(base, await takenSlugs(tx, kind, base));
    if (!(await setSlug(tx, kind, id, slug))) continue;
    await claimSlug(tx, kind, slug);
    await keepOldSlug(tx, { kind, slug: old, itemId: id, at: ctx.now() });
    return slug;
  }
  throw new Error(`No free slug for ${base}`);
}

/** False when another took the slug at the same moment. */
async function setSlug(tx: Transaction, kind: TripKind, id: string, slug: string): Promise<boolean> {
  const table = TRIP_TABLES[kind];
  try {
    await tx.transaction((inner) => inner.update(table).set({ slug }).where(eq(table.id, id)));
    return true;
  } catch (error) {
    if (uniqueViolation(error) !== null) return false;
    throw error;
  }
}
