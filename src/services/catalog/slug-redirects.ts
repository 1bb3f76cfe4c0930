import { and, eq } from 'drizzle-orm';
import { slugRedirects } from '#app/db/schema/slug-redirects.ts';
import type { Queryable } from '#app/services/context.ts';

type Kind = (typeof slugRedirects.$inferSelect)['kind'];

/** From now on the slug leads to the item, whatever the item's own slug becomes: so there are no chains. */
export async function keepOldSlug(
  tx: Queryable,
  old: { kind: Kind; slug: string; itemId: string; at: Date },
): Promise<void> {
  const { kind, slug, itemId, at } = old;
  await tx
    .insert(slugRedirects)
    .values({ kind, slug, itemId, createdAt: at })
    .onConflictDoUpdate({ target: [slugRedirects.kind, slugRedirects.slug], set: { itemId, createdAt: at } });
}

/** An item takes the slug as its own: it leads nowhere else any more. */
export async function claimSlug(tx: Queryable, kind: Kind, slug: string): Promise<void> {
  await tx.delete(slugRedirects).where(and(eq(slugRedirects.kind, kind), eq(slugRedirects.slug, slug)));
}

/** The id of the item that once had this slug, or null. */
export async function movedItem(db: Queryable, kind: Kind, slug: string): Promise<string | null> {
  const [found] = await db
    .select({ itemId: slugRedirects.itemId })
    .from(slugRedirects)
    .where(and(eq(slugRedirects.kind, kind), eq(slugRedirects.slug, slug)))
    .limit(1);
  return found?.itemId ?? null;
}

/** The item is gone, and so are the ways to it. */
export async function forgetSlugs(tx: Queryable, itemId: string): Promise<void> {
  await tx.delete(slugRedirects).where(eq(slugRedirects.itemId, itemId));
}
