import type { Section } from './section-link.tsx';

export type NavItem = { label: string } & ({ section: Section } | { path: string });

/** The header's seven links. Source: public-site §2. */
export const MAIN_NAV: readonly NavItem[] = [
  { label: 'Home', section: 'home' },
  { label: 'Destinations', section: 'destinations' },
  { label: 'Cruises', section: 'cruises' },
  { label: 'Pilgrimage', section: 'pilgrimage' },
  { label: 'Packages', section: 'packages' },
  { label: 'Visa Assistance', path: '/visa-assistance' },
  { label: 'Contact', section: 'contact' },
];

const BELONGS: ReadonlyArray<[prefix: string, label: string]> = [
  ['/packages/', 'Packages'],
  ['/cruises/', 'Cruises'],
  ['/pilgrimages/', 'Pilgrimage'],
  ['/visa-assistance', 'Visa Assistance'],
];

/** What `aria-current` says of a link on this page: the page itself, or the part of the site that it belongs to. */
export function currentMark(label: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === '/') return label === 'Home' ? 'page' : undefined;
  const owner = BELONGS.find(([prefix]) => pathname.startsWith(prefix));
  if (owner?.[1] !== label) return undefined;
  return owner[0].endsWith('/') ? 'true' : 'page';
}
