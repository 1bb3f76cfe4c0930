import { and, asc, between, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { packages, packageText } from '#app/db/schema/content.ts';
import { BUDGETS, type BudgetBand, LENGTHS, type PackageChoice } from '#app/domain/package-choice.ts';
import { DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import { containsPattern } from '#app/domain/search-text.ts';
import { sameName } from './same-name.ts';

export type PackageFilter = Partial<Omit<PackageChoice, 'sort'>>;

const MOST_WORDS = 8;

/** The conditions of a choice, by its parts, so that one can be left out. */
export function filterConditions(filter: PackageFilter): Record<keyof PackageFilter, SQL | undefined> {
  const { destination = '', type, length, budget, q } = filter;
  return {
    destination: destination.trim() === '' ? undefined : sameName(packages.destination, destination),
    type: type ? eq(packages.packageType, type) : undefined,
    length: length ? withinLength(LENGTHS[length]) : undefined,
    budget: budget ? withinBudget(budget) : undefined,
    q: holdsWords(q),
  };
}

function withinLength([from, to]: readonly [number, number | null]): SQL {
  return to === null ? gte(packages.days, from) : between(packages.days, from, to);
}

function withinBudget(budget: BudgetBand): SQL | undefined {
  if (budget === 'enquiry') return isNull(packages.unitPrice);
  const [from, to] = BUDGETS[budget];
  return and(gte(packages.unitPrice, from), to === null ? undefined : lt(packages.unitPrice, to));
}

/** Every word somewhere in what a card shows, in any order; one look-up in the index over that text. */
function holdsWords(q: string | undefined): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter((word) => word !== '');
  return and(
    ...words.slice(0, MOST_WORDS).map((word) => sql`${packageText(packages)} ilike ${containsPattern(word)}`),
  );
}

/** The order of a list; equal ones come newest first, so that pages never overlap. */
export function sortColumns(sort: PackageChoice['sort'] = 'newest'): SQL[] {
  const newest = [desc(packages.createdAt), desc(packages.id)];
  switch (sort) {
    case 'newest':
      return newest;
    case 'price-low':
      return [sql`${packages.unitPrice} asc nulls last`, ...newest];
    case 'price-high':
      return [sql`${packages.unitPrice} desc nulls last`, ...newest];
    case 'length':
      return [asc(sql`nullif(${packages.days}, 0)`), ...newest];
    case 'rating':
      return [sql`coalesce(${packages.rating}, ${DEFAULT_RATING}::numeric) desc`, ...newest];
    default:
      return sort satisfies never;
  }
}
