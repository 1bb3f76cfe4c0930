import { type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useMay } from '#app/web/office/data/use-may.ts';
import { useCardKeys } from '#app/web/office/parts/use-card-keys.ts';
import { BoardColumn } from './board-column.tsx';
import type { CrmList } from './crm-rows.ts';

export interface ColumnOf<Status> {
  status: Status;
  name: string;
  badge: ReactNode;
}

/** What a card says and offers; the board adds dragging, the keys and the menu. */
export type CardOf<Row> = (row: Row) => { label: string; body: ReactNode };

/** The card that a drag or a key moves, and from where. */
interface Moved<Row, Status> {
  row: Row;
  from: Status;
}

/**
 * A list as columns by status. A card is dragged, moved with Alt and the arrows, or by its menu; it moves at once, and
 * `onMove` tells the server.
 */
export function Board<Row extends { id: string; name: string }, Status extends string>({
  list,
  columns,
  match,
  letters,
  card,
  onMove,
}: {
  list: CrmList;
  columns: ReadonlyArray<ColumnOf<Status>>;
  /** What the API is asked for all columns: search, filters and order. */
  match: string;
  letters: Record<string, string>;
  card: CardOf<Row>;
  /** Answers whether it moves. */
  onMove: (row: Row, status: Status) => Promise<boolean>;
}) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ id: string; status: Status } | null>(null);
  const [dragged, setDragged] = useState<Moved<Row, Status> | null>(null);
  const [over, setOver] = useState<Status | null>(null);
  const mayEdit = useMay('crm.edit');
  useCardKeys(place, letters, true);

  async function move(row: Row, from: Status, to: Status | undefined, keepFocus = false): Promise<void> {
    if (to === undefined || to === from) return;
    if (keepFocus) wanted.current = { id: row.id, status: to };
    if (!(await onMove(row, to))) wanted.current = null;
  }

  const next = (from: Status, by: number) =>
    columns[columns.findIndex(({ status }) => status === from) + by]?.status;

  return (
    <>
      <div ref={place} className="board">
        {columns.map((column) => (
          <BoardColumn
            key={`${column.status} ${match}`}
            list={list}
            column={column}
            others={columns.filter(({ status }) => status !== column.status)}
            match={match}
            card={card}
            wanted={wanted}
            mayEdit={mayEdit}
            draggedId={dragged?.row.id ?? null}
            isOver={over === column.status && dragged !== null && dragged.from !== column.status}
            onMove={(row, to) => void move(row, column.status, to)}
            cardEvents={(row: Row) => ({
              draggable: true,
              onDragStart: (event: DragEvent) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', row.name);
                setDragged({ row, from: column.status });
              },
              onDragEnd: () => {
                setDragged(null);
                setOver(null);
              },
              onKeyDown: (event: KeyboardEvent) => {
                const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
                if (!event.altKey || by === 0) return;
                // Alt with an arrow is the browser's way back.
                event.preventDefault();
                void move(row, column.status, next(column.status, by), true);
              },
            })}
            dropEvents={{
              onDragOver: (event: DragEvent) => {
                if (!dragged) return;
                event.preventDefault();
                setOver(column.status);
              },
              onDragLeave: (event: DragEvent) => {
                if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
              },
              onDrop: (event: DragEvent) => {
                event.preventDefault();
                if (dragged) void move(dragged.row, dragged.from, column.status);
                setDragged(null);
                setOver(null);
              },
            }}
          />
        ))}
      </div>
      {mayEdit && (
        <p className="mute board-hint">
          <span className="hide-m">
            Drag a card, or press <kbd>Alt ←</kbd> <kbd>Alt →</kbd> on a focused card to move it.{' '}
          </span>
          <span className="only-phone">Move a card by its menu. </span>
          Status is saved at once and can be undone.
        </p>
      )}
    </>
  );
}
