import type { Context } from 'hono';
import { type ListQuery, MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import type { ApiEnv } from './env.ts';
import { pageHeaders } from './page-headers.ts';

/** A list's query with its limits filled in. */
export function wholeQuery<Query extends ListQuery>(query: Query): Query & { limit: number; offset: number } {
  return { ...query, limit: query.limit ?? MAX_ROWS, offset: query.offset ?? 0 };
}

/** A page's rows for the answer, its headers set. */
export function pageRows<Row>(
  c: Context<ApiEnv>,
  query: { limit: number; offset: number },
  page: Page<Row>,
): Row[] {
  const { rows, ...figures } = page;
  pageHeaders(c, { ...figures, limit: query.limit, offset: query.offset });
  return rows;
}
