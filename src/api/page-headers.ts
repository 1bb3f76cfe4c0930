import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';

/**
 * How many rows there are in all (X-Total-Count; at least so many with X-Total-More), and where the first, previous, next and last pages are (Link,
 * RFC 8288), with the filters of this request kept. X-Search-Newest: a search looked through so many of the newest records only.
 */
export function pageHeaders(
  c: Context<ApiEnv>,
  page: {
    total: number;
    more?: boolean | undefined;
    newest?: number | undefined;
    limit: number;
    offset: number;
  },
): void {
  const { total, more, newest, limit, offset } = page;
  c.header('x-total-count', String(total));
  if (more) c.header('x-total-more', 'yes');
  if (newest !== undefined) c.header('x-search-newest', String(newest));
  const last = Math.max(0, Math.ceil(total / limit) - 1) * limit;
  const links = [
    link(c, 'first', limit, 0),
    offset > 0 ? link(c, 'prev', limit, Math.max(0, offset - limit)) : null,
    offset + limit < total || more ? link(c, 'next', limit, offset + limit) : null,
    more ? null : link(c, 'last', limit, last),
  ];
  c.header('link', links.filter((one) => one !== null).join(', '));
}

function link(c: Context<ApiEnv>, rel: string, limit: number, offset: number): string {
  const url = new URL(c.req.url);
  url.searchParams.set('limit', String(limit));
  url.searchParams.set('offset', String(offset));
  return `<${url.pathname}${url.search}>; rel="${rel}"`;
}
