/** A page of a list as it is held: what was asked of the API, its rows, and how many match in all. */
export interface HeldPage {
  query: string;
  ids: readonly string[];
  total: number;
}

/** Where a record stands in its list. A neighbour on another page is found by that page's query, at `row`. */
export interface Place {
  /** From 1. */
  position: number;
  total: number;
  prev: Neighbour | null;
  next: Neighbour | null;
}
export type Neighbour = { id: string } | { query: string; page: number; row: 'first' | 'last' };

/** The place of a record on the pages that are shown; null where it is on none of them. */
export function placeOf(pages: readonly HeldPage[], id: string): Place | null {
  const page = pages.find(({ ids }) => ids.includes(id));
  if (!page) return null;
  const { query, ids, total } = page;
  const asked = new URLSearchParams(query);
  const [offset, limit] = [Number(asked.get('offset') ?? 0), Number(asked.get('limit') ?? ids.length)];
  const at = ids.indexOf(id);
  const other = (start: number, row: 'first' | 'last'): Neighbour => {
    const there = new URLSearchParams(query);
    there.set('offset', String(start));
    return { query: there.toString(), page: Math.floor(start / limit) + 1, row };
  };
  const [before, after] = [ids[at - 1], ids[at + 1]];
  const position = offset + at + 1;
  return {
    position,
    total,
    prev: before ? { id: before } : offset > 0 ? other(Math.max(0, offset - limit), 'last') : null,
    next: after ? { id: after } : position < total ? other(offset + limit, 'first') : null,
  };
}
