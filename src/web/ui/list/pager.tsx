import { PAGE_ROWS } from './page-rows.ts';

/** `1–25 of 214` with the ways back and on. `page` counts from 1. */
export function Pager({
  page,
  total,
  alone = false,
  onPage,
}: {
  page: number;
  total: number;
  alone?: boolean;
  onPage: (page: number) => void;
}) {
  const first = (page - 1) * PAGE_ROWS + 1;
  const last = Math.min(total, page * PAGE_ROWS);
  return (
    <nav className={alone ? 'pager alone' : 'pager'} aria-label="Pages">
      <span>
        {total === 0 ? '0' : `${first}–${last}`} of {total.toLocaleString('en-IN')}
      </span>
      <span className="row tight push">
        <button type="button" className="btn sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </button>
        <button type="button" className="btn sm" disabled={last >= total} onClick={() => onPage(page + 1)}>
          Next
        </button>
      </span>
    </nav>
  );
}
