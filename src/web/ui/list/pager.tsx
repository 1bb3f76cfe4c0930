import type { ReactNode } from 'react';
import { PAGE_ROWS } from './page-rows.ts';
import type { ListState } from './use-list-state.ts';

/** `1–25 of 214` with the ways back and on, of a list whose view is in the address. */
export function Pager({
  state,
  total,
  more = false,
  alone = false,
  children,
}: {
  state: Pick<ListState, 'page' | 'set'>;
  total: number;
  more?: boolean;
  alone?: boolean;
  children?: ReactNode;
}) {
  return (
    <PageSteps
      page={state.page}
      total={total}
      more={more}
      alone={alone}
      onPage={(page) => state.set({ page })}
    >
      {children}
    </PageSteps>
  );
}

/** `page` counts from 1. `more`: there are more than `total`, which nobody counted. `alone` gives it its own frame, where it is not the foot of a table. */
export function PageSteps({
  page,
  total,
  more = false,
  alone = false,
  onPage,
  children,
}: {
  page: number;
  total: number;
  more?: boolean;
  alone?: boolean;
  onPage: (page: number) => void;
  /** Hints, in the middle. */
  children?: ReactNode;
}) {
  const first = (page - 1) * PAGE_ROWS + 1;
  const last = more ? page * PAGE_ROWS : Math.min(total, page * PAGE_ROWS);
  return (
    <nav className={alone ? 'pager alone' : 'pager'} aria-label="Pages">
      <span>
        {total === 0 ? '0' : `${first}–${last}`} of {total.toLocaleString('en-IN')}
        {more && '+'}
      </span>
      {children}
      <span className="row tight push">
        <button type="button" className="btn sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </button>
        <button
          type="button"
          className="btn sm"
          disabled={last >= total && !more}
          onClick={() => onPage(page + 1)}
        >
          Next
        </button>
      </span>
    </nav>
  );
}
