import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

/**
 * Things in an order that can be changed: dragged by the handle, or with Alt and the arrows from anywhere in a row.
 * `onOrder` gets all of them in the new order; each move is said to screen readers.
 */
export function SortableList<Item>({
  label,
  items,
  keyOf,
  nameOf,
  onOrder,
  children,
  className = 'sort',
  sideways = false,
}: {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item, at: number) => string;
  /** What the handle and the announcement call it. */
  nameOf: (item: Item, at: number) => string;
  onOrder: (items: Item[]) => void;
  children: (item: Item, at: number) => ReactNode;
  className?: string;
  /** They stand side by side: left and right move as well. */
  sideways?: boolean;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  function move(from: number, to: number): void {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    const next = items.toSpliced(from, 1).toSpliced(to, 0, item);
    onOrder(next);
    setSaid(`${nameOf(item, from)} is number ${to + 1} of ${items.length} now`);
  }

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const back = event.key === 'ArrowUp' || (sideways && event.key === 'ArrowLeft');
    const on = event.key === 'ArrowDown' || (sideways && event.key === 'ArrowRight');
    if (!event.altKey || !(back || on)) return;
    event.preventDefault();
    const to = at + (back ? -1 : 1);
    const focused = document.activeElement;
    move(at, to);
    // A row that moves in the document loses the focus in some browsers.
    if (focused instanceof HTMLElement) requestAnimationFrame(() => focused.focus());
  }

  const onDrag = useEffectEvent((event: PointerEvent): void => {
    const from = items.findIndex((item, at) => keyOf(item, at) === dragged);
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const own = rows[from];
    if (!own) return;
    const to = rows.findIndex(
      ({ top, bottom, left, right }) =>
        event.clientY >= top && event.clientY <= bottom && event.clientX >= left && event.clientX <= right,
    );
    if (to >= 0) move(from, to);
  });
  // A handle that moves in the document loses the pointer: the window goes on hearing of it.
  useEffect(() => {
    if (dragged === null) return;
    const letGo = () => setDragged(null);
    const over = new AbortController();
    const { signal } = over;
    window.addEventListener('pointermove', (event) => onDrag(event), { signal });
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, letGo, { signal });
    return () => over.abort();
  }, [dragged]);

  return (
    <>
      <ul ref={list} className={className} aria-label={label}>
        {items.map((item, at) => {
          const key = keyOf(item, at);
          return (
            <li
              key={key}
              className={dragged === key ? 'is-drag' : undefined}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              <button
                type="button"
                className="grip"
                aria-label={`Move ${nameOf(item, at)}`}
                aria-keyshortcuts={sideways ? 'Alt+ArrowLeft Alt+ArrowRight' : 'Alt+ArrowUp Alt+ArrowDown'}
                title="Drag, or Alt with the arrows"
                onPointerDown={() => setDragged(key)}
              >
                <Icon name="grip-vertical" small />
              </button>
              {children(item, at)}
            </li>
          );
        })}
      </ul>
      <span className="sr" aria-live="polite">
        {said}
      </span>
    </>
  );
}
