import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AdminPackageFilter, PackageOrder } from '#app/contract/admin-packages.ts';
import type { AdminPackageView } from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import { packages } from '#app/db/schema/content.ts';
import { DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { filterConditions } from './package-filters.ts';
import { toAdminPackageView } from './package-view.ts';
import { type PageQuery, withTotal } from './page-query.ts';

export type AdminPackageQuery = AdminPackageFilter & Omit<PageQuery, 'q'>;

/** The packages for staff that match all filters, drafts included; newest first unless `sort` says. */
export async function listAdminPackages(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  query: AdminPackageQuery,
): Promise<Page<AdminPackageView>> {
  requirePermission(ctx, 'content.view');
  if (!isStorable(query.destination ?? '')) return { rows: [], total: 0 };
  const where = conditions(query);
  const rows = await ctx.db
    .select()
    .from(packages)
    .where(where)
    .orderBy(...orderOf(query.sort))
    .limit(query.limit)
    .offset(query.offset);
  return withTotal(rows.map(toAdminPackageView), query, () => ctx.db.$count(packages, where));
}

function conditions({ status, sale, featured, destination, type, q }: AdminPackageFilter): SQL | undefined {
  return and(
    ...Object.values(filterConditions({ destination, type, q })),
    status ? eq(packages.status, status) : undefined,
    sale && (sale === 'bookable' ? isNotNull(packages.unitPrice) : isNull(packages.unitPrice)),
    featured && eq(packages.featured, featured === 'yes'),
  );
}

const ORDERS: Record<PackageOrder, SQL> = {
  title: sql`lower(${packages.title})`,
  destination: sql`lower(btrim(${packages.destination}))`,
  length: sql`nullif(${packages.days}, 0)`,
  type: sql`${packages.packageType}`,
  rating: sql`coalesce(${packages.rating}, ${DEFAULT_RATING}::numeric)`,
  /** Its place among the featured ones. */
  featured: sql`case when ${packages.featured} then ${packages.featuredPriority} end`,
  price: sql`${packages.unitPrice}`,
  status: sql`${packages.status}`,
  created: sql`${packages.createdAt}`,
  updated: sql`${packages.updatedAt}`,
};

/** What has no value comes last both ways; equal ones come newest first, so that pages never overlap. */
function orderOf(sort: AdminPackageFilter['sort'] = '-created'): SQL[] {
  const down = sort.startsWith('-');
  const name = (down ? sort.slice(1) : sort) as PackageOrder;
  const newest = [desc(packages.createdAt), desc(packages.id)];
  if (name === 'created') return down ? newest : [asc(packages.createdAt), asc(packages.id)];
  return [down ? sql`${ORDERS[name]} desc nulls last` : sql`${ORDERS[name]} asc nulls last`, ...newest];
}
