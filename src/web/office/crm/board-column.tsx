import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type HTMLAttributes, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { Menu } from '#app/web/ui/overlay/menu.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import type { CardOf, ColumnOf } from './board.tsx';
import { COLUMN_CARDS, columnKey } from './board-rows.ts';
import type { CrmList } from './crm-rows.ts';

/** One column: its newest cards, and more of them on request. */
export function BoardColumn<Row extends { id: string; name: string }, Status extends string>({
  list,
  column: { status, name, badge },
  others,
  match,
  card,
  wanted,
  mayEdit,
  draggedId,
  isOver,
  onMove,
  cardEvents,
  dropEvents,
}: {
  list: CrmList;
  column: ColumnOf<Status>;
  others: ReadonlyArray<ColumnOf<Status>>;
  match: string;
  card: CardOf<Row>;
  /** The card that a key moved: it keeps the focus in its new column. */
  wanted: RefObject<{ id: string; status: Status } | null>;
  mayEdit: boolean;
  draggedId: string | null;
  isOver: boolean;
  onMove: (row: Row, status: Status) => void;
  cardEvents: (row: Row) => HTMLAttributes<HTMLElement>;
  dropEvents: HTMLAttributes<HTMLElement>;
}) {
  const [most, setMost] = useState(COLUMN_CARDS);
  const cards = useRef<HTMLDivElement>(null);
  const heading = useId();
  const asked = new URLSearchParams(match);
  asked.set('status', status);
  asked.set('limit', String(most));
  asked.set('offset', '0');
  const query = asked.toString();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: columnKey(list, query),
    queryFn: ({ signal }) => callOffice<Row[]>(`/crm/${list}?${query}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  useEffect(() => {
    const { id, status: to } = wanted.current ?? {};
    if (to !== status || !data?.data.some((row) => row.id === id)) return;
    wanted.current = null;
    const moved = [...(cards.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
    moved.find((one) => one.dataset.id === id)?.focus();
  }, [data, status, wanted]);

  const rows = data?.data ?? [];
  const left = (data?.total ?? 0) - rows.length;
  return (
    <section
      className={isOver ? 'col over' : 'col'}
      aria-labelledby={heading}
      {...(mayEdit ? dropEvents : {})}
    >
      <header>
        <h2 id={heading}>{badge}</h2>
        {data && (
          <span className="mute">
            {data.total.toLocaleString('en-IN')}
            {data.more && '+'}
          </span>
        )}
      </header>
      {isOver && <div className="slot">Drop here</div>}
      {!data && error && <ErrorState title={`${name} could not be loaded`} error={error} retry={refetch} />}
      {!data && !error && <Waiting name={name} />}
      {data && rows.length === 0 && !isOver && <p className="none mute">Nothing here</p>}
      <div ref={cards} className={isPlaceholderData ? 'cards is-old' : 'cards'}>
        {rows.map((row) => {
          const { label, body } = card(row);
          return (
            <article
              key={row.id}
              className={row.id === draggedId ? 'tk drag' : 'tk'}
              aria-label={label}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a card is moved by keys
              tabIndex={0}
              data-id={row.id}
              {...(mayEdit
                ? { ...cardEvents(row), 'aria-keyshortcuts': 'Alt+ArrowLeft Alt+ArrowRight' }
                : {})}
            >
              {body}
              {mayEdit && (
                <span className="go">
                  <Menu
                    label={`Move ${row.name}`}
                    items={others.map((one) => ({
                      label: `Move to ${one.name}`,
                      onChoose: () => onMove(row, one.status),
                    }))}
                  />
                </span>
              )}
            </article>
          );
        })}
      </div>
      {left > 0 && (
        <button
          type="button"
          className="btn sm more"
          aria-disabled={isPlaceholderData || undefined}
          onClick={() => !isPlaceholderData && setMost(most + COLUMN_CARDS)}
        >
          Show {Math.min(left, COLUMN_CARDS)} more<span className="sr"> of {name}</span>
        </button>
      )}
    </section>
  );
}

function Waiting({ name }: { name: string }) {
  return (
    <div className="cards" role="status">
      <span className="sr">Loading {name}...</span>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="tk" aria-hidden="true">
          <span className="sk w60" />
          <span className="sk w80" />
          <span className="sk w40" />
        </div>
      ))}
    </div>
  );
}
