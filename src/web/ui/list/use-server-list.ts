import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOffice, type OfficeAnswer } from '#app/web/ui/data/call-office.ts';
import type { ListState } from './use-list-state.ts';

const NO_ROWS: never[] = [];

/** One page of a list. `state` is `ready` as soon as there are rows to show, old ones included. */
export interface ServerList<Row> {
  rows: Row[];
  /** Rows that match in all. */
  total: number;
  /** There are more than `total`, which were not counted. */
  more: boolean;
  /** The search looked through so many of the newest records only; 0: through all. */
  newest: number;
  state: 'loading' | 'ready' | 'error';
  /** The rows on the screen are of the view before; the asked for ones are on their way. */
  refreshing: boolean;
  error: unknown;
  reload(): Promise<void>;
}

/** Where a list's pages are kept by TanStack Query: `invalidateQueries({ queryKey: serverListKey('/admin/packages') })`. */
export function serverListKey(path: string): readonly [string, string] {
  return ['list', path];
}

/** Asks the API for the view of `state`. While the next page loads, the old rows stay. `path` is below /api. */
export function useServerList<Row>(path: string, state: Pick<ListState, 'query'>): ServerList<Row> {
  const { data, isError, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [...serverListKey(path), state.query],
    queryFn: ({ signal }) =>
      callOffice<Row[]>(`${path}${path.includes('?') ? '&' : '?'}${state.query}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return {
    rows: data?.data ?? NO_ROWS,
    total: data?.total ?? 0,
    more: data?.more ?? false,
    newest: data?.newest ?? 0,
    state: data ? 'ready' : isError ? 'error' : 'loading',
    refreshing: isPlaceholderData,
    error,
    reload: async () => {
      await refetch();
    },
  };
}

/** Changes rows that are held, before or after the server knows: `put(id, (row) => ({ ...row, status }))`. */
export function useListCache<Row extends { id: string }>(path: string) {
  const client = useQueryClient();
  return {
    put(id: string, change: (row: Row) => Row): void {
      client.setQueriesData<OfficeAnswer<Row[]>>({ queryKey: serverListKey(path) }, (page) =>
        page ? { ...page, data: page.data.map((row) => (row.id === id ? change(row) : row)) } : page,
      );
    },
    reload: () => client.invalidateQueries({ queryKey: serverListKey(path) }),
  };
}
