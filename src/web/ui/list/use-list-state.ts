import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  isNarrowed,
  type ListOptions,
  type ListView,
  matchQuery,
  pageQuery,
  readListView,
  writeListView,
} from './list-view.ts';

/** A list's view, kept in the address: search, filters, order and page. Every change but of the page leads to page 1. */
export interface ListState extends ListView {
  set(change: Partial<ListView>): void;
  /** Without search and filters, on page 1; the order stays. */
  clear(): void;
  /** How often that was pressed: a search that was being typed begins anew, even where the address never had it. */
  cleared: number;
  /** A search or a filter hides rows. */
  active: boolean;
  /** For the API: `q=&sort=&<filter>=&limit=25&offset=`. */
  query: string;
  /** The same without the page: for exports. */
  match: string;
  /** Ids of the rows that are ticked; forgotten when search or filters change. */
  selected: readonly string[];
  select(ids: readonly string[]): void;
}

const NONE: readonly string[] = [];

export function useListState(options: ListOptions): ListState {
  const [search, setSearch] = useSearchParams();
  const key = JSON.stringify(options);
  const text = search.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` and `text` are the options and the address by value
  const view = useMemo(() => readListView(search, options), [text, key]);
  const [selected, select] = useState<readonly string[]>(NONE);
  const [cleared, setCleared] = useState(0);
  const match = matchQuery({ ...view, sort: '' }).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other ticks
  useEffect(() => select(NONE), [match]);

  const set = useCallback(
    (change: Partial<ListView>) => {
      const options = JSON.parse(key) as ListOptions;
      const onlyPage = Object.keys(change).every((name) => name === 'page');
      // What a timer or an earlier event holds of the address may be old: another change may have come since.
      const now = new URLSearchParams(window.location.search);
      const view = readListView(now, options);
      const filters = { ...view.filters, ...change.filters };
      setSearch(
        writeListView(now, { ...view, page: 1, ...change, filters }, options),
        // A page is a place to come back to; a search that is being typed is not.
        { replace: !onlyPage, preventScrollReset: !onlyPage },
      );
    },
    [setSearch, key],
  );
  const clear = useCallback(() => {
    const { filters, defaults } = JSON.parse(key) as ListOptions;
    setCleared((times) => times + 1);
    set({
      q: '',
      page: 1,
      filters: Object.fromEntries(filters.map((name) => [name, defaults?.[name] ?? ''])),
    });
  }, [set, key]);

  return {
    ...view,
    set,
    clear,
    cleared,
    active: isNarrowed(view, options),
    query: pageQuery(view).toString(),
    match: matchQuery(view).toString(),
    selected,
    select,
  };
}
