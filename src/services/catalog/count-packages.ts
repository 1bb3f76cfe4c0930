import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { packages } from '#app/db/schema/content.ts';
import { BUDGETS, LENGTHS, type PackageCounts } from '#app/domain/package-choice.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { filterConditions, type PackageFilter } from './package-filters.ts';

/** Which band a package falls into, as its key; null for none. */
const LENGTH_OF = bandOf(
  sql`${packages.days}`,
  Object.entries(LENGTHS).map(([band, [from]]) => [band, from]),
);
const BUDGET_OF = sql`coalesce(${bandOf(
  sql`${packages.unitPrice}`,
  Object.entries(BUDGETS).map(([band, [from]]) => [band, from]),
)}, 'enquiry')`;

/** How many published packages each option of each filter would show, the other filters staying as they are. */
export async function countPackages(ctx: Pick<Ctx, 'db'>, filter: PackageFilter): Promise<PackageCounts> {
  if (!isStorable(filter.destination ?? '')) return { destination: {}, type: {}, length: {}, budget: {} };
  const conditions = filterConditions(filter);
  const countBy = async (part: keyof PackageCounts, key: SQL): Promise<Record<string, number>> => {
    const others = Object.entries(conditions).filter(([name]) => name !== part);
    const rows = await ctx.db
      .select({ key: sql<string | null>`${key}`.as('key'), count: count() })
      .from(packages)
      .where(and(eq(packages.status, 'published'), ...others.map(([, condition]) => condition)))
      .groupBy(sql`key`);
    return Object.fromEntries(rows.flatMap((row) => (row.key === null ? [] : [[row.key, row.count]])));
  };
  const [destination, type, length, budget] = await Promise.all([
    countBy('destination', sql`lower(btrim(${packages.destination}))`),
    countBy('type', sql`${packages.packageType}`),
    countBy('length', LENGTH_OF),
    countBy('budget', BUDGET_OF),
  ]);
  return { destination, type, length, budget };
}

/** Bands follow on each other without a gap, so where each begins says it all; the highest is asked first. */
function bandOf(column: SQL, bands: Array<[key: string, from: number]>): SQL {
  const cases = bands
    .sort((a, b) => b[1] - a[1])
    .map(([key, from]) => sql`when ${column} >= ${sql.raw(String(from))} then ${sql.raw(`'${key}'`)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}
