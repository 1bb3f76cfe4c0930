import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { SavedFilter } from '#app/contract/saved-filters.ts';
import { useUser } from '#app/web/office/data/use-may.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { SAVED_FILTERS_KEY, viewAddress } from '#app/web/ui/list/saved-filters.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { mayOpen } from './nav-items.ts';

/** More would push the sections out of sight; the rest stand over their lists. */
const SHOWN = 8;

/** The views that this user saved, of every list that the role may open. */
export function SavedFiltersNav({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { role } = useUser();
  const here = viewAddress(useLocation());
  const { data = [] } = useQuery({
    queryKey: SAVED_FILTERS_KEY,
    queryFn: async ({ signal }) => (await callOffice<SavedFilter[]>('/admin/saved-filters', { signal })).data,
  });
  const open = data.filter(({ address }) => mayOpen(role, address.split('?')[0] ?? address)).slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <nav className="nav" aria-label="My filters">
      <h2>Saved filters</h2>
      {open.map(({ id, name, address }) => (
        <Link key={id} to={address} aria-current={address === here ? 'page' : undefined} onClick={onChoose}>
          <Icon name="bookmark" />
          <span className="trunc">{name}</span>
        </Link>
      ))}
    </nav>
  );
}
