import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Column, cellClass } from './column.ts';

export type RowState = 'saving' | 'fresh' | undefined;

/** One row: a press anywhere that is no control of its own opens it. */
export function TableRow<Row>({
  row,
  name,
  columns,
  href,
  onOpen,
  actions,
  state,
  current,
  ticked,
  onTick,
}: {
  row: Row;
  /** What the row is called. */
  name: string;
  columns: readonly Column<Row>[];
  href: string | undefined;
  onOpen: (() => void) | undefined;
  actions: ReactNode;
  state: RowState;
  current: boolean;
  /** Undefined where rows cannot be ticked. */
  ticked: boolean | undefined;
  onTick: () => void;
}) {
  const navigate = useNavigate();
  const opens = href !== undefined || onOpen !== undefined;
  const look = [current ? 'is-cur' : '', ticked ? 'is-sel' : '', state ?? '', opens ? 'opens' : ''].filter(
    Boolean,
  );
  function onClick(event: MouseEvent): void {
    const { target } = event;
    if (
      !opens ||
      !(target instanceof Element) ||
      target.closest('a, button, input, select, label, textarea, .pop')
    )
      return;
    if (window.getSelection()?.toString()) return;
    if (onOpen) onOpen();
    else if (href) void navigate(href);
  }
  return (
    <tr
      className={look.join(' ') || undefined}
      tabIndex={-1}
      aria-busy={state === 'saving' || undefined}
      onClick={onClick}
    >
      {ticked !== undefined && (
        <td className="ck">
          <input type="checkbox" aria-label={`Select ${name}`} checked={ticked} onChange={onTick} />
        </td>
      )}
      {columns.map((column, at) => {
        const className = cellClass(column, at);
        const rest = className?.includes('o4') || className?.includes('o6');
        return (
          <td key={column.key} className={className} data-l={rest && column.title ? column.title : undefined}>
            {at === 0 && href !== undefined ? (
              <Link className="rowlink" to={href}>
                {column.cell(row)}
              </Link>
            ) : at === 0 && onOpen ? (
              <button type="button" className="rowlink" onClick={onOpen}>
                {column.cell(row)}
              </button>
            ) : (
              column.cell(row)
            )}
          </td>
        );
      })}
      {actions !== undefined && (
        <td className="o9">
          <div className="acts">{actions}</div>
        </td>
      )}
    </tr>
  );
}
