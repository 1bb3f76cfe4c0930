import type { PackageView } from '#app/contract/content.ts';
import { PACKAGES_A_PAGE, type PackagePage, toPackageCard } from './landing-data.ts';

/** One page of the packages of a destination (empty: of all) from the API, from `offset` on. */
export async function fetchPackages(
  query: { destination: string; offset: number },
  signal: AbortSignal,
): Promise<PackagePage> {
  const params = new URLSearchParams({ limit: String(PACKAGES_A_PAGE), offset: String(query.offset) });
  if (query.destination !== '') params.set('destination', query.destination);
  const response = await fetch(`/api/packages?${params}`, { signal });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const rows = (await response.json()) as PackageView[];
  const total = Number(response.headers.get('x-total-count') ?? rows.length);
  return { rows: rows.map(toPackageCard), total };
}
