import { type RefObject, useState } from 'react';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';

/** J and K move a cursor through the rows, X ticks, Enter opens, the dot opens the row's menu. −1: no cursor yet. */
export function useRowKeys({
  body,
  count,
  on,
  onTick,
}: {
  body: RefObject<HTMLTableSectionElement | null>;
  count: number;
  on: boolean;
  onTick: ((at: number) => void) | undefined;
}): number {
  const [at, setAt] = useState(-1);
  const cursor = Math.min(at, count - 1);
  const rowAt = (index: number) => body.current?.rows.item(index) ?? null;
  const go = (to: number) => {
    const next = Math.max(0, Math.min(count - 1, to));
    setAt(next);
    // The focus goes along, so that a screen reader says the row.
    rowAt(next)?.focus();
  };
  useKeys(
    {
      j: () => count > 0 && go(cursor + 1),
      k: () => count > 0 && go(cursor - 1),
      x: () => (cursor >= 0 && onTick ? onTick(cursor) : false),
      enter: (event) => {
        const row = cursor >= 0 ? rowAt(cursor) : null;
        if (!row || (event.target !== row && event.target !== document.body)) return false;
        return row.querySelector<HTMLElement>('.rowlink')?.click();
      },
      '.': () => {
        const row = cursor >= 0 ? rowAt(cursor) : null;
        return row?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
      },
    },
    {
      when: on,
      group: 'Lists',
      names: {
        j: 'Next row',
        k: 'Previous row',
        ...(onTick ? { x: 'Select row' } : {}),
        enter: 'Open row',
        '.': 'Actions of the row',
      },
    },
  );
  return cursor;
}
