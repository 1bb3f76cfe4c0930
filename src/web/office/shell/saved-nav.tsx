import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { SavedFilter } from '#app/contract/saved-filters.ts';
import { useUser } from '#app/web/office/data/use-may.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { SAVED_FILTERS_KEY, viewAddress } from '#app/web/ui/list/saved-filters.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { mayOpen } from './nav-items.ts';

/** The views that this staff member saved, of all lists; nothing while there are none. */
export function SavedNav({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { role } = useUser();
  const address = viewAddress(useLocation());
  const { data } = useQuery({
    queryKey: SAVED_FILTERS_KEY,
    queryFn: async ({ signal }) => (await callOffice<SavedFilter[]>('/admin/saved-filters', { signal })).data,
  });
  const saved = (data ?? []).filter((one) => mayOpen(role, one.address.replace(/\?.*/, '')));
  if (saved.length === 0) return null;
  return (
    <nav className="nav" aria-label="Your views">
      <h2>Saved filters</h2>
      {saved.map((one) => (
        <Link
          key={one.id}
          to={one.address}
          aria-current={one.address === address ? 'page' : undefined}
          onClick={onChoose}
        >
          <Icon name="bookmark" />
          <span className="trunc">{one.name}</span>
        </Link>
      ))}
    </nav>
  );
}
