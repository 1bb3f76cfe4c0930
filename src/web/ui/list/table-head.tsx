import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { Column } from './column.ts';
import { nextSort, sortOf } from './next-sort.ts';
import type { ListState } from './use-list-state.ts';

/** The head of a table: names, and the ways to sort. */
export function TableHead<Row>({
  columns,
  state,
  select,
  actions,
}: {
  columns: readonly Column<Row>[];
  state: ListState | undefined;
  /** The box that ticks all rows of the page; left out where rows cannot be ticked. */
  select?: { all: boolean; some: boolean; toggle: () => void } | undefined;
  actions: boolean;
}) {
  return (
    <thead>
      <tr>
        {select && (
          <th scope="col" className="ck">
            <input
              type="checkbox"
              className={select.some && !select.all ? 'mix' : undefined}
              aria-label="Select all rows of this page"
              ref={(box) => {
                if (box) box.indeterminate = select.some && !select.all;
              }}
              checked={select.all}
              onChange={select.toggle}
            />
          </th>
        )}
        {columns.map((column) => (
          <Head key={column.key} column={column} state={state} />
        ))}
        {actions && (
          <th scope="col" className="o9">
            <span className="sr">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function Head<Row>({ column, state }: { column: Column<Row>; state: ListState | undefined }) {
  const { sort, title, num } = column;
  const order = state && sortOf(state.sort, sort);
  return (
    <th scope="col" className={num ? 'num' : undefined} aria-sort={order}>
      {sort && state ? (
        <button type="button" onClick={() => state.set({ sort: nextSort(state.sort, sort, num) })}>
          {title}
          {order && <Icon name={order === 'ascending' ? 'arrow-up' : 'arrow-down'} />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}
