import { redirect } from 'react-router';
import type { DestinationView } from '#app/contract/content.ts';
import {
  chosenParts,
  NO_CHOICE,
  type PackageChoice,
  type PackageCounts,
  readChoice,
} from '#app/domain/package-choice.ts';
import type { Services } from '#app/services/index.ts';
import { type PackagePage, toPackageCard } from '#app/web/site/landing-data.ts';
import { missingPage } from '#app/web/site/not-found-data.ts';
import { pagePath } from '#app/web/site/page-address.ts';

export const TRIPS_A_PAGE = 12;
const MAX_PAGE = 1000;

export interface DestinationPageData {
  destination: DestinationView;
  /** The filters of the address; the destination is the page's. */
  choice: PackageChoice;
  page: number;
  list: PackagePage;
  counts: PackageCounts | null;
}

/** A destination's page; 404 with suggestions when there is none, and from a slug of its earlier name to the new one. */
export async function loadDestination(
  services: Services,
  slug: string,
  url: URL,
): Promise<DestinationPageData> {
  const destination = await services.findDestination(slug);
  if (!destination) throw await missingPage(services, url.pathname);
  if (destination.slug !== slug)
    throw redirect(`${pagePath('destination', destination.slug)}${url.search}`, 301);
  const choice = { ...readChoice(url.searchParams), destination: destination.name };
  const asked = url.searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Math.min(Number(asked), MAX_PAGE) : 1;
  const [found, counts] = await Promise.all([
    services.listPackages({
      ...chosenParts(choice),
      limit: TRIPS_A_PAGE,
      offset: (page - 1) * TRIPS_A_PAGE,
    }),
    services.countPackages(choice).catch((error: unknown) => {
      services.log.error({ err: error }, 'the counts of a destination page could not be read');
      return null;
    }),
  ]);
  return {
    destination,
    choice: { ...choice, destination: NO_CHOICE.destination },
    page,
    list: { rows: found.rows.map(toPackageCard), total: found.total },
    // Its list has no choice of destinations.
    counts: counts && { ...counts, destination: {} },
  };
}
