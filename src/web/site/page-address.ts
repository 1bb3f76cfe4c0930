import type { Services } from '#app/services/index.ts';

type Kind = Awaited<ReturnType<Services['listPublicPages']>>[number]['kind'];

const PATHS: Record<Kind, string> = {
  package: '/packages',
  destination: '/destinations',
  cruise: '/cruises',
  pilgrimage: '/pilgrimages',
};

/** The address of an item's own page. */
export function pagePath(kind: Kind, slug: string): string {
  return `${PATHS[kind]}/${encodeURIComponent(slug)}`;
}
