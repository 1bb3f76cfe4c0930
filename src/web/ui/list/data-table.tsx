import { type ReactNode, useRef } from 'react';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { Column } from './column.ts';
import { NoRows, type NothingText } from './no-rows.tsx';
import { Pager } from './pager.tsx';
import { SearchReach } from './search-reach.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableHead } from './table-head.tsx';
import { type RowState, TableRow } from './table-row.tsx';
import type { ListState } from './use-list-state.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { ServerList } from './use-server-list.ts';

export type { Column } from './column.ts';

interface DataTableProps<Row extends { id: string }> {
  /** What the rows are, in the plural: `Packages`. */
  label: string;
  columns: readonly Column<Row>[];
  /** A page of the server, or rows that are all there. */
  list?: ServerList<Row>;
  rows?: readonly Row[];
  state?: ListState;
  /** Where a row leads: then the first cell is a link and holds no other. `onOpen` for what opens in place. */
  rowHref?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  rowActions?: (row: Row) => ReactNode;
  /** What the row is called, for its box and menu; without it `title`, `name` or `reference`. */
  rowName?: (row: Row) => string;
  rowState?: (row: Row) => RowState;
  /** The buttons of the bar that appears when rows are ticked. Needs `state`. */
  bulk?: (ids: string[], clear: () => void) => ReactNode;
  empty: NothingText;
  noMatch?: NothingText;
  /** J K X Enter. On by default. */
  keyboard?: boolean;
  /** Many columns: less room around each. */
  dense?: boolean;
}

/**
 * A list as a table: sorted, filtered, paged and searched by the server; stacked rows on a phone. The old rows stay, at
 * 55%, while the next ones load. Loading, failed, empty and without a match it says so in its place.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, list, state, empty, noMatch } = props;
  const rows = props.rows ?? list?.rows ?? [];
  const name = label.toLowerCase();
  if (list?.state === 'error') {
    return (
      <div className="box">
        <ErrorState title={`Failed to load ${name}`} error={list.error} retry={list.reload} />
      </div>
    );
  }
  if (list?.state === 'loading') return <SkeletonRows label={name} columns={columns} />;
  return (
    <>
      {list && <SearchReach list={list} />}
      {rows.length === 0 ? (
        <NoRows state={state} total={list?.total ?? 0} empty={empty} noMatch={noMatch} />
      ) : (
        <Rows {...props} rows={rows} />
      )}
    </>
  );
}

function Rows<Row extends { id: string }>({
  label,
  columns,
  list,
  rows,
  state,
  rowHref,
  onOpen,
  rowActions,
  rowName = standardName,
  rowState,
  bulk,
  keyboard = true,
  dense = false,
}: DataTableProps<Row> & { rows: readonly Row[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const ticks = bulk && state ? new Set(state.selected) : undefined;
  function tick(id: string): void {
    if (!state || !ticks) return;
    state.select(ticks.has(id) ? state.selected.filter((one) => one !== id) : [...state.selected, id]);
  }
  const all = rows.every((row) => ticks?.has(row.id));
  const some = rows.some((row) => ticks?.has(row.id));
  function tickAll(): void {
    const ids = rows.map((row) => row.id);
    const others = (state?.selected ?? []).filter((id) => !ids.includes(id));
    state?.select(all ? others : [...others, ...ids]);
  }
  const cursor = useRowKeys({
    body,
    count: rows.length,
    on: keyboard,
    onTick: ticks && ((at) => tick(rows[at]?.id ?? '')),
  });
  return (
    <>
      <div
        className={`tbl stackm${dense ? ' dense' : ''}${list?.refreshing ? ' is-old' : ''}`}
        aria-busy={list?.refreshing ?? false}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is too wide is scrolled with the arrows */}
        <section className="scroll" tabIndex={0} aria-label={label}>
          <table>
            <TableHead
              columns={columns}
              state={state}
              select={ticks && { all, some, toggle: tickAll }}
              actions={rowActions !== undefined}
            />
            <tbody ref={body}>
              {rows.map((row, at) => (
                <TableRow
                  key={row.id}
                  row={row}
                  name={rowName(row)}
                  columns={columns}
                  href={rowHref?.(row)}
                  onOpen={onOpen && (() => onOpen(row))}
                  actions={rowActions?.(row)}
                  state={rowState?.(row)}
                  current={at === cursor}
                  ticked={ticks?.has(row.id)}
                  onTick={() => tick(row.id)}
                />
              ))}
            </tbody>
            {columns.some((column) => column.foot !== undefined) && (
              <tfoot>
                <tr>
                  {ticks && <td className="ck" />}
                  {columns.map((column) => (
                    <td key={column.key} className={column.num ? 'num' : undefined}>
                      {column.foot}
                    </td>
                  ))}
                  {rowActions && <td className="o9" />}
                </tr>
              </tfoot>
            )}
          </table>
        </section>
        {list && state && (
          <Pager state={state} total={list.total}>
            {keyboard && <Hints tick={ticks !== undefined} open={Boolean(rowHref || onOpen)} />}
          </Pager>
        )}
      </div>
      {bulk && state && state.selected.length > 0 && (
        <BulkBar count={state.selected.length} onClear={() => state.select([])}>
          {bulk([...state.selected], () => state.select([]))}
        </BulkBar>
      )}
    </>
  );
}

function Hints({ tick, open }: { tick: boolean; open: boolean }) {
  return (
    <span className="hints" aria-hidden="true">
      <span>
        <kbd>J</kbd>
        <kbd>K</kbd> move
      </span>
      {tick && (
        <span>
          <kbd>X</kbd> select
        </span>
      )}
      {open && (
        <span>
          <kbd>Enter</kbd> open
        </span>
      )}
    </span>
  );
}

function standardName(row: object): string {
  const { title, name, reference } = row as { title?: unknown; name?: unknown; reference?: unknown };
  return String(title ?? name ?? reference ?? 'this row');
}
