import {
  BUDGETS,
  type BudgetBand,
  countKey,
  LENGTHS,
  type LengthBand,
  type PackageChoice,
  type PackageCounts,
} from './package-choice.ts';

/** What a published package is counted by. */
export interface CountedPackage {
  /** As `countKey` has it. */
  destination: string;
  type: string;
  /** Null when its duration states none. */
  length: LengthBand | null;
  budget: BudgetBand;
}

/** `days` and `unitPrice` (paise) as `domain/package-facts` has them. */
export function toCounted(row: {
  destination: string;
  packageType: string;
  days: number | null;
  unitPrice: number | null;
}): CountedPackage {
  return {
    destination: countKey(row.destination),
    type: row.packageType,
    length: bandOf(LENGTHS, row.days),
    budget: bandOf(BUDGETS, row.unitPrice) ?? 'enquiry',
  };
}

/**
 * How many of the packages each option of each filter would show, the other filters staying as they are: a package
 * that fails one filter alone counts for that filter's options. Looks at everything but the text.
 */
export function countOptions(
  packages: readonly CountedPackage[],
  choice: Partial<PackageChoice>,
): PackageCounts {
  const counts = new Map(PARTS.map((part) => [part, new Map<string, number>()]));
  const misses = missesOf(choice);
  for (const one of packages) {
    const missed = misses(one);
    if (missed.length > 1) continue;
    for (const part of missed.length === 1 ? missed : PARTS) {
      const options = counts.get(part);
      const option = one[part];
      if (option !== null) options?.set(option, (options.get(option) ?? 0) + 1);
    }
  }
  const of = (part: Part) => Object.fromEntries(counts.get(part) ?? []);
  return { destination: of('destination'), type: of('type'), length: of('length'), budget: of('budget') };
}

/** How many of the packages match all filters but the text. */
export function countMatching(packages: readonly CountedPackage[], choice: Partial<PackageChoice>): number {
  const misses = missesOf(choice);
  return packages.filter((one) => misses(one).length === 0).length;
}

type Part = keyof PackageCounts;
const PARTS: readonly Part[] = ['destination', 'type', 'length', 'budget'];

/** Which filters a package fails. */
function missesOf(choice: Partial<PackageChoice>): (one: CountedPackage) => readonly Part[] {
  const wanted = { ...choice, destination: countKey(choice.destination ?? '') };
  const chosen = PARTS.filter((part) => wanted[part]);
  return (one) => chosen.filter((part) => one[part] !== wanted[part]);
}

/** Bands follow on each other without a gap, the lowest first: the last that begins at or below it. */
function bandOf<Band extends string>(
  bands: Record<Band, readonly [number, number | null]>,
  value: number | null,
): Band | null {
  const names = Object.keys(bands) as Band[];
  return (value === null ? undefined : names.findLast((band) => bands[band][0] <= value)) ?? null;
}
