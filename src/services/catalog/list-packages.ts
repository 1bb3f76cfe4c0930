import { and, eq, type SQL } from 'drizzle-orm';
import type { PackageView } from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import { packages } from '#app/db/schema/content.ts';
import type { PackageSort } from '#app/domain/package-choice.ts';
import { countMatching } from '#app/domain/package-counts.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import type { AllCounted } from './count-packages.ts';
import { filterConditions, type PackageFilter, sortColumns } from './package-filters.ts';
import { type PackageRow, toPackageView } from './package-view.ts';
import { type PageQuery, withTotal } from './page-query.ts';

export interface PackageQuery extends PageQuery, Omit<PackageFilter, 'q'> {
  /** Newest first without it. */
  sort?: PackageSort | undefined;
}

/** The published packages that match all filters, with their number; `all` saves counting them in the database. */
export async function listPackages(
  ctx: Pick<Ctx, 'db'>,
  query: PackageQuery,
  all?: AllCounted,
): Promise<Page<PackageView>> {
  const known = all && !query.q ? async () => countMatching(await all(), query) : undefined;
  const { rows, total } = await findPackages(ctx, query, eq(packages.status, 'published'), known);
  return { rows: rows.map(toPackageView), total };
}

/** The same search over any set of packages; staff's list has drafts in it. */
export async function findPackages(
  ctx: Pick<Ctx, 'db'>,
  query: PackageQuery,
  within?: SQL,
  count?: () => Promise<number>,
): Promise<Page<PackageRow>> {
  if (!isStorable(query.destination ?? '')) return { rows: [], total: 0 };
  const where = and(within, ...Object.values(filterConditions(query)));
  const rows = await ctx.db
    .select()
    .from(packages)
    .where(where)
    .orderBy(...sortColumns(query.sort))
    .limit(query.limit)
    .offset(query.offset);
  return withTotal(rows, query, count ?? (() => ctx.db.$count(packages, where)));
}
