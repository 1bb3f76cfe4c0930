import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { callOffice, failureText, type OfficeAnswer } from '#app/web/ui/data/call-office.ts';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';
import { showFailure } from '#app/web/ui/toast.tsx';
import { type HeldPage, type Neighbour, placeOf } from './neighbours.ts';
import { type DrawerList, listPath, recordAddress } from './record-key.ts';

interface Row {
  id: string;
}

/** The place of an open record in the list under it, and the ways to the ones beside it, across its pages. */
export function useNeighbours(list: DrawerList, id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const queryKey = serverListKey(listPath(list));
  // Told again whenever a page arrives.
  useIsFetching({ queryKey });
  const pages = client
    .getQueryCache()
    .findAll({ queryKey, type: 'active' })
    .flatMap(({ queryKey: [, , query], state: { data } }): HeldPage[] => {
      if (typeof query !== 'string' || data === undefined) return [];
      const page = data as OfficeAnswer<Row[]>;
      if (!Array.isArray(page.data)) return [];
      const ids = page.data.map((row) => row.id);
      // A few of a list, such as the newest, are all that there is.
      return [{ query, ids, total: query.includes('limit=') ? page.total : ids.length }];
    });
  const place = placeOf(pages, id);

  async function go(to: Neighbour): Promise<void> {
    const search = new URLSearchParams(location.search);
    let next = 'id' in to ? to.id : undefined;
    if (!('id' in to)) {
      const page = await client.fetchQuery({
        queryKey: [...queryKey, to.query],
        queryFn: ({ signal }) => callOffice<Row[]>(`${listPath(list)}?${to.query}`, { signal }),
      });
      next = page.data.at(to.row === 'first' ? 0 : -1)?.id;
      if (to.page > 1) search.set('page', String(to.page));
      else search.delete('page');
    }
    if (!next) return;
    const view = search.size > 0 ? `?${search}` : '';
    await navigate(recordAddress(list, next, view), {
      replace: true,
      state: location.state,
      preventScrollReset: true,
    });
  }

  const way = (to: Neighbour | null | undefined) =>
    to
      ? () =>
          void go(to).catch((error: unknown) =>
            showFailure({
              title: 'The next record could not be loaded',
              detail: failureText(error, 'Please try again.'),
            }),
          )
      : null;
  return { place, prev: way(place?.prev), next: way(place?.next) };
}
