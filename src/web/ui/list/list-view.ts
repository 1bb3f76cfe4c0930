import { PAGE_ROWS } from './page-rows.ts';
import { readPage } from './read-page.ts';

const MAX_SEARCH = 200;

/** What of a list is shown. `sort` is a column's key, with a minus in front for descending; `page` counts from 1. */
export interface ListView {
  q: string;
  sort: string;
  page: number;
  filters: Record<string, string>;
}

/** Which filters a list has, and what its plain address means. `prefix` keeps two lists of one page apart. */
export interface ListOptions {
  filters: readonly string[];
  defaultSort: string;
  defaults?: Record<string, string>;
  prefix?: string;
}

/** In the address this says that a filter which has a default was cleared. */
const ALL = 'all';

/** Reads a view from an address. Unknown names are left alone, what cannot be read is as if it were not there. */
export function readListView(search: URLSearchParams, options: ListOptions): ListView {
  const { filters, defaultSort, defaults = {}, prefix = '' } = options;
  const page = new URLSearchParams({ page: search.get(`${prefix}page`) ?? '1' });
  return {
    q: (search.get(`${prefix}q`) ?? '').slice(0, MAX_SEARCH),
    sort: search.get(`${prefix}sort`) || defaultSort,
    page: readPage(page),
    filters: Object.fromEntries(
      filters.map((name) => {
        const given = search.get(prefix + name);
        const standard = defaults[name] ?? '';
        if (given === ALL && standard !== '') return [name, ''];
        return [name, given?.slice(0, MAX_SEARCH) || standard];
      }),
    ),
  };
}

/** The address of a view, on top of what else is in `search`: only what differs from the plain list. */
export function writeListView(
  search: URLSearchParams,
  view: ListView,
  { filters, defaultSort, defaults = {}, prefix = '' }: ListOptions,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string) =>
    value === '' ? next.delete(prefix + name) : next.set(prefix + name, value);
  put('q', view.q);
  put('sort', view.sort === defaultSort ? '' : view.sort);
  for (const name of filters) {
    const [value, standard] = [view.filters[name] ?? '', defaults[name] ?? ''];
    put(name, value === standard ? '' : value || ALL);
  }
  put('page', view.page > 1 ? String(view.page) : '');
  return next;
}

/** True when a search or a filter hides rows. */
export function isNarrowed(view: ListView, { defaults = {} }: ListOptions): boolean {
  return (
    view.q !== '' || Object.entries(view.filters).some(([name, value]) => value !== (defaults[name] ?? ''))
  );
}

/** What the API is asked for a view, without its page: `q=&sort=&<filters>`. */
export function matchQuery(view: ListView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.q) query.set('q', view.q);
  if (view.sort) query.set('sort', view.sort);
  for (const [name, value] of Object.entries(view.filters)) if (value) query.set(name, value);
  return query;
}

/** What the API is asked for one page of a view. */
export function pageQuery(view: ListView): URLSearchParams {
  const query = matchQuery(view);
  query.set('limit', String(PAGE_ROWS));
  query.set('offset', String((view.page - 1) * PAGE_ROWS));
  return query;
}
