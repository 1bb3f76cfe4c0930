import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { SavedFilter } from '#app/contract/saved-filters.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { SaveFilterDialog } from './save-filter-dialog.tsx';
import type { ListState } from './use-list-state.ts';

/** A view that everybody has: `Overdue`. */
export interface Preset {
  name: string;
  filters: Record<string, string>;
}

/** Where saved filters are kept by TanStack Query; with a list's name, those of that list. */
export const SAVED_FILTERS_KEY = ['saved-filters'];

/** This page's address, as a view that can be saved: without the page of the list. */
export function viewAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (/page$/.test(name)) query.delete(name);
  query.sort();
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** The views that this staff member saved, each a link, and the ways to save and to leave this one. Empty while there is nothing. */
export function SavedFilters({
  list,
  state,
  presets = [],
}: {
  list: string;
  state: ListState;
  presets?: readonly Preset[] | undefined;
}) {
  const address = viewAddress(useLocation());
  const [naming, setNaming] = useState(false);
  const { data: saved = [] } = useQuery({
    queryKey: [...SAVED_FILTERS_KEY, list],
    queryFn: async ({ signal }) =>
      (await callOffice<SavedFilter[]>(`/admin/saved-filters?list=${encodeURIComponent(list)}`, { signal }))
        .data,
  });
  const remove = useForget();
  const unset = Object.fromEntries(
    presets.flatMap((one) => Object.keys(one.filters).map((key) => [key, ''])),
  );
  const isSaved = saved.some((one) => one.address === address);
  if (saved.length === 0 && presets.length === 0 && !state.active) return null;
  return (
    <nav className="views" aria-label="Saved filters">
      {presets.length > 0 && (
        <button type="button" aria-pressed={!state.active} onClick={state.clear}>
          All
        </button>
      )}
      {presets.map(({ name, filters }) => (
        <button
          key={name}
          type="button"
          aria-pressed={Object.entries(filters).every(([key, value]) => state.filters[key] === value)}
          onClick={() => state.set({ q: '', filters: { ...unset, ...filters } })}
        >
          {name}
        </button>
      ))}
      {saved.map((one) => (
        <span key={one.id} className="v">
          <Link
            to={one.address}
            preventScrollReset
            aria-current={one.address === address ? 'page' : undefined}
          >
            <Icon name="bookmark" />
            {one.name}
          </Link>
          <button type="button" aria-label={`Delete saved filter ${one.name}`} onClick={() => remove(one)}>
            <Icon name="x" small />
          </button>
        </span>
      ))}
      {state.active && !isSaved && (
        <button type="button" onClick={() => setNaming(true)}>
          <Icon name="plus" />
          Save filter
        </button>
      )}
      {/* Here, and not in the bar above: there it would push the export to a line of its own while somebody types. */}
      {state.active && (
        <button type="button" onClick={state.clear}>
          Clear filters
        </button>
      )}
      {naming && <SaveFilterDialog list={list} address={address} onClose={() => setNaming(false)} />}
    </nav>
  );
}

/** Takes a saved filter away at once; Undo brings it back. */
function useForget(): (filter: SavedFilter) => void {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: SAVED_FILTERS_KEY });
  const { mutate } = useMutation({
    mutationFn: ({ id }: SavedFilter) =>
      callOffice(`/admin/saved-filters/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: (_, { list, name, address }) => {
      showSuccess({
        title: 'Filter deleted',
        detail: name,
        undo: async () => {
          await callOffice('/admin/saved-filters', { method: 'POST', body: { list, name, address } });
          await refresh();
        },
      });
    },
    onError: (error) =>
      showFailure({ title: 'Failed to delete filter', detail: failureText(error, 'Please try again.') }),
    onSettled: refresh,
  });
  return mutate;
}
