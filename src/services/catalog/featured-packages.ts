import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PackageView } from '#app/contract/content.ts';
import { MAX_ROWS } from '#app/contract/list-query.ts';
import { packages } from '#app/db/schema/content.ts';
import { DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import type { Ctx } from '#app/services/context.ts';
import { toPackageView } from './package-view.ts';

/** The featured, published packages by priority, then the better rated, then the newer. Source: checklist P04. */
export async function featuredPackages(ctx: Pick<Ctx, 'db'>): Promise<PackageView[]> {
  const rows = await ctx.db
    .select()
    .from(packages)
    .where(and(eq(packages.featured, true), eq(packages.status, 'published')))
    .orderBy(
      asc(packages.featuredPriority),
      sql`coalesce(${packages.rating}, ${DEFAULT_RATING}::numeric) desc`,
      desc(packages.createdAt),
      desc(packages.id),
    )
    .limit(MAX_ROWS);
  return rows.map(toPackageView);
}
