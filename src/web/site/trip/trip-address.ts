import type { TripView } from '#app/contract/content.ts';

type Type = TripView['type'];

const SECTION: Record<Type, { path: string; name: string; anchor: string }> = {
  package: { path: '/packages', name: 'Packages', anchor: '/#packages' },
  cruise: { path: '/cruises', name: 'Cruises', anchor: '/#cruises' },
  pilgrimage: { path: '/pilgrimages', name: 'Pilgrimage', anchor: '/#pilgrimage' },
};

/** The part of the landing page that lists this kind of trip. */
export function tripSection(type: Type): { name: string; anchor: string } {
  return SECTION[type];
}

/** The trip's own page. */
export function tripPath(type: Type, slug: string): string {
  return `${SECTION[type].path}/${encodeURIComponent(slug)}`;
}

/** Where the API answers the trip itself. */
export function tripApiPath(type: Type, slug: string): string {
  return `/api${tripPath(type, slug)}`;
}
