import { and, count, eq } from 'drizzle-orm';
import type { DestinationView } from '#app/contract/content.ts';
import { destinations, packages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { toDestinationView } from './destination-view.ts';
import { sameName } from './same-name.ts';
import { movedItem } from './slug-redirects.ts';

/** A destination by its slug, or by one it had before its name changed; null when there is none. */
export async function findDestination(ctx: Pick<Ctx, 'db'>, slug: string): Promise<DestinationView | null> {
  if (!isStorable(slug)) return null;
  const [bySlug] = await ctx.db.select().from(destinations).where(eq(destinations.slug, slug)).limit(1);
  const row = bySlug ?? (await findMoved(ctx, slug));
  if (!row) return null;
  const [live] = await ctx.db
    .select({ packages: count() })
    .from(packages)
    .where(and(sameName(packages.destination, row.name), eq(packages.status, 'published')));
  return toDestinationView(row, live?.packages ?? 0);
}

async function findMoved({ db }: Pick<Ctx, 'db'>, slug: string) {
  const id = await movedItem(db, 'destination', slug);
  if (id === null) return undefined;
  const [row] = await db.select().from(destinations).where(eq(destinations.id, id)).limit(1);
  return row;
}
