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

/**
 * What `aria-current` says of a link: on the landing page the section in view, elsewhere the page itself or the part
 * of the site that it belongs to.
 */
export function currentMark(
  item: NavItem,
  { pathname, inView }: { pathname: string; inView: Section | null },
): 'page' | 'location' | 'true' | undefined {
  if (pathname === '/') {
    if (inView === null || !('section' in item) || item.section !== inView) return undefined;
    return inView === 'home' ? 'page' : 'location';
  }
  const owner = BELONGS.find(([prefix]) => pathname.startsWith(prefix));
  if (owner?.[1] !== item.label) return undefined;
  return owner[0].endsWith('/') ? 'true' : 'page';
}
