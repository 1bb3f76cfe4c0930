import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';

export interface PageQuery {
  /** Found anywhere in what the list shows as text. */
  q?: string | undefined;
  limit: number;
  offset: number;
}

/** A list as it comes without `limit`: its first rows, 5,000 at most. */
export const WHOLE_LIST: PageQuery = { limit: MAX_ROWS, offset: 0 };

/** The rows with how many match in all, which is counted only when these rows do not tell. */
export async function withTotal<Row>(
  rows: Row[],
  query: PageQuery,
  count: () => PromiseLike<number>,
): Promise<Page<Row>> {
  const ended = rows.length < query.limit && (rows.length > 0 || query.offset === 0);
  return { rows, total: ended ? query.offset + rows.length : await count() };
}
