import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ItineraryItemView } from '#app/contract/itineraries.ts';
import { Badge } from '#app/web/ui/parts/badge.tsx';

const SECTIONS = {
  package: { path: 'packages', name: 'Packages', list: '/admin/dashboard' },
  cruise: { path: 'cruises', name: 'Cruises', list: '/admin/dashboard?tab=cruises' },
  pilgrimage: { path: 'pilgrimages', name: 'Pilgrimages', list: '/admin/dashboard?tab=pilgrimages' },
} as const;

export function itineraryPath(item: ItineraryItemView, mode: 'view' | 'edit'): string {
  return `/admin/${SECTIONS[item.type].path}/${item.id}/itinerary${mode === 'view' ? '/view' : ''}`;
}

/** Whose itinerary it is, the way back, and View or Edit. */
export function ItineraryHead({
  item,
  idealFor,
  mode,
  mayEdit,
  children,
}: {
  item: ItineraryItemView;
  idealFor: string;
  mode: 'view' | 'edit';
  mayEdit: boolean;
  children: ReactNode;
}) {
  const section = SECTIONS[item.type];
  const facts = [item.duration, idealFor && `Ideal for ${idealFor.toLowerCase()}`].filter(Boolean);
  return (
    <>
      <title>{`Itinerary of ${item.title} · Back office`}</title>
      <nav className="trail" aria-label="Breadcrumb">
        <Link to={section.list}>{section.name}</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page" className="trunc">
          {item.title}
        </span>
      </nav>
      <div className="head itin-head">
        <div>
          <h1>
            {item.title}
            {item.status === 'draft' && <Badge tone="yellow">Draft</Badge>}
          </h1>
          <p>{facts.join(' · ') || 'Itinerary'}</p>
        </div>
        <div className="acts">
          {mayEdit && (
            <nav className="seg" aria-label="Mode">
              {(['view', 'edit'] as const).map((one) => (
                <Link
                  key={one}
                  to={itineraryPath(item, one)}
                  aria-current={one === mode ? 'page' : undefined}
                >
                  {one === 'view' ? 'View' : 'Edit'}
                </Link>
              ))}
            </nav>
          )}
          {children}
        </div>
      </div>
    </>
  );
}
