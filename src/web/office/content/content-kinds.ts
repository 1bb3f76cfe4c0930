import type { IconName } from '#app/web/ui/parts/icon.tsx';

export type ContentKind = 'destinations' | 'testimonials' | 'cruises' | 'pilgrimages';

interface KindWords {
  /** Below /api and, with `/new` or an id, the address of its form. */
  path: string;
  one: string;
  icon: IconName;
  /** In an order of its own on the website. */
  ordered: boolean;
  /** Where the website shows one; null: it has no page. */
  page: string | null;
  empty: string;
}

/** What staff manage beside packages, in words. */
export const KINDS: Record<ContentKind, KindWords> = {
  destinations: {
    path: '/admin/destinations',
    one: 'destination',
    icon: 'map-pin',
    ordered: true,
    page: null,
    empty: 'Packages find their place on the website by the name of a destination.',
  },
  testimonials: {
    path: '/admin/testimonials',
    one: 'testimonial',
    icon: 'star',
    ordered: false,
    page: null,
    empty: 'The website shows what guests said as soon as there is one.',
  },
  cruises: {
    path: '/admin/cruises',
    one: 'cruise',
    icon: 'sailboat',
    ordered: true,
    page: '/cruises',
    empty: 'The cruises section of the website is empty until there is one.',
  },
  pilgrimages: {
    path: '/admin/pilgrimages',
    one: 'pilgrimage',
    icon: 'landmark',
    ordered: true,
    page: '/pilgrimages',
    empty: 'The pilgrimages section of the website is empty until there is one.',
  },
};

export function contentKind(text: string | undefined): ContentKind | null {
  return text !== undefined && text in KINDS ? (text as ContentKind) : null;
}
