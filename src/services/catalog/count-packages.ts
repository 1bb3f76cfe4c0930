import { and, eq } from 'drizzle-orm';
import { packages } from '#app/db/schema/content.ts';
import type { PackageCounts } from '#app/domain/package-choice.ts';
import { type CountedPackage, countOptions, toCounted } from '#app/domain/package-counts.ts';
import type { Ctx } from '#app/services/context.ts';
import { filterConditions, type PackageFilter } from './package-filters.ts';

/** How the caller comes by all published packages; pages keep them until content changes. */
export type AllCounted = () => Promise<readonly CountedPackage[]>;

/** How many published packages each option of each filter would show, the other filters staying as they are. */
export async function countPackages(
  ctx: Pick<Ctx, 'db'>,
  filter: PackageFilter,
  all: AllCounted = () => readCounted(ctx),
): Promise<PackageCounts> {
  return countOptions(filter.q ? await readCounted(ctx, filter.q) : await all(), filter);
}

/** What the published packages are counted by; of those only that hold the words, when there are any. */
export async function readCounted(ctx: Pick<Ctx, 'db'>, q?: string): Promise<CountedPackage[]> {
  const { destination, packageType, days, unitPrice } = packages;
  const rows = await ctx.db
    .select({ destination, packageType, days, unitPrice })
    .from(packages)
    .where(and(eq(packages.status, 'published'), filterConditions({ q }).q));
  return rows.map(toCounted);
}
