import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PackageView } from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import { packages } from '#app/db/schema/content.ts';
import { DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import type { Ctx } from '#app/services/context.ts';
import { toPackageView } from './package-view.ts';
import { type PageQuery, WHOLE_LIST, withTotal } from './page-query.ts';

/** The featured, published packages by priority, then the better rated, then the newer. Source: checklist P04. */
export async function featuredPackages(
  ctx: Pick<Ctx, 'db'>,
  query: Omit<PageQuery, 'q'> = WHOLE_LIST,
): Promise<Page<PackageView>> {
  const where = and(eq(packages.featured, true), eq(packages.status, 'published'));
  const rows = await ctx.db
    .select()
    .from(packages)
    .where(where)
    .orderBy(
      asc(packages.featuredPriority),
      sql`coalesce(${packages.rating}, ${DEFAULT_RATING}::numeric) desc`,
      desc(packages.createdAt),
      desc(packages.id),
    )
    .limit(query.limit)
    .offset(query.offset);
  return withTotal(rows.map(toPackageView), query, () => ctx.db.$count(packages, where));
}
