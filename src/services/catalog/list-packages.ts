import { and, count, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { PackageView } from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import { packages } from '#app/db/schema/content.ts';
import { containsPattern, isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { type PackageRow, toPackageView } from './package-view.ts';
import { sameName } from './same-name.ts';

export interface PackageQuery {
  destination?: string | undefined;
  /** Found anywhere in title, destination or route. */
  q?: string | undefined;
  limit: number;
  offset: number;
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
  const { destination = '', q = '' } = query;
  if (!isStorable(destination + q)) return { rows: [], total: 0 };
  const pattern = containsPattern(q);
  const where = and(
    within,
    destination.trim() === '' ? undefined : sameName(packages.destination, destination),
    q === ''
      ? undefined
      : or(
          ilike(packages.title, pattern),
          ilike(packages.destination, pattern),
          ilike(packages.route, pattern),
        ),
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(packages)
      .where(where)
      .orderBy(desc(packages.createdAt), desc(packages.id))
      .limit(query.limit)
      .offset(query.offset),
    ctx.db.select({ total: count() }).from(packages).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
