import type { PackageView } from '#app/contract/content.ts';
import {
  choiceParams,
  chosenParts,
  type PackageChoice,
  type PackageCounts,
} from '#app/domain/package-choice.ts';
import { PACKAGES_A_PAGE, type PackagePage, toPackageCard } from './landing-data.ts';

/** One page of the packages that a choice leaves, from the API, from `offset` on. */
export async function fetchPackages(
  choice: PackageChoice,
  offset: number,
  signal: AbortSignal,
): Promise<PackagePage> {
  const params = choiceParams(choice);
  params.set('limit', String(PACKAGES_A_PAGE));
  params.set('offset', String(offset));
  const response = await fetch(`/api/packages?${params}`, { signal });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const rows = (await response.json()) as PackageView[];
  const total = Number(response.headers.get('x-total-count') ?? rows.length);
  return { rows: rows.map(toPackageCard), total };
}

/** How many each filter option would show beside the others of the choice; null where that could not be read. */
export async function fetchCounts(choice: PackageChoice, signal: AbortSignal): Promise<PackageCounts | null> {
  const { sort, ...filters } = chosenParts(choice);
  try {
    const response = await fetch(`/api/package-counts?${new URLSearchParams(filters)}`, { signal });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return (await response.json()) as PackageCounts;
  } catch (error) {
    if (!signal.aborted) console.error('the counts of the filters could not be read', error);
    return null;
  }
}
