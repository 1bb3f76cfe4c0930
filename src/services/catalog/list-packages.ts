import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { PackageView } from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import { packages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { holdsText } from './holds-text.ts';
import { type PackageRow, toPackageView } from './package-view.ts';
import { type PageQuery, withTotal } from './page-query.ts';
import { sameName } from './same-name.ts';

export interface PackageQuery extends PageQuery {
  destination?: string | undefined;
}

/** Published packages, newest first, with the number of all that match. */
export async function listPackages(ctx: Pick<Ctx, 'db'>, query: PackageQuery): Promise<Page<PackageView>> {
  const { rows, total } = await findPackages(ctx, query, eq(packages.status, 'published'));
  return { rows: rows.map(toPackageView), total };
}

/** The same search over any set of packages; staff's list has drafts in it. */
export async function findPackages(
  ctx: Pick<Ctx, 'db'>,
  query: PackageQuery,
  within?: SQL,
): Promise<Page<PackageRow>> {
  const { destination = '', q } = query;
  if (!isStorable(destination)) return { rows: [], total: 0 };
  const where = and(
    within,
    destination.trim() === '' ? undefined : sameName(packages.destination, destination),
    holdsText([packages.title, packages.destination, packages.route], q),
  );
  const rows = await ctx.db
    .select()
    .from(packages)
    .where(where)
    .orderBy(desc(packages.createdAt), desc(packages.id))
    .limit(query.limit)
    .offset(query.offset);
  return withTotal(rows, query, () => ctx.db.$count(packages, where));
}
