import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';

export interface TabItem {
  key: string;
  label: string;
  count?: number;
  /** Its address. Without one, `onChange` is told. */
  to?: string;
}

/** The views of a screen; `[` and `]` go to the one before and after. On a phone they scroll, the current one in sight. */
export function Tabs({
  label = 'Views',
  items,
  current,
  onChange,
  end,
}: {
  label?: string;
  items: readonly TabItem[];
  current: string;
  onChange?: (key: string) => void;
  /** At the right end. */
  end?: ReactNode;
}) {
  const bar = useRef<HTMLElement>(null);
  const at = items.findIndex((item) => item.key === current);
  const step = (by: number) => {
    const next = items[(at + by + items.length) % items.length];
    if (next) bar.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.click();
  };
  useKeys(
    { '[': () => step(-1), ']': () => step(1) },
    { names: { '[': 'Previous tab', ']': 'Next tab' }, when: items.length > 1 },
  );
  const counted = items.filter(({ count }) => count !== undefined).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is current, or counts came and moved it
  useEffect(() => showCurrent(bar.current), [current, counted]);
  return (
    <nav ref={bar} className="tabs" aria-label={label}>
      {items.map(({ key, label, count, to }) => {
        const inside = (
          <>
            {label}
            {count !== undefined && <span className="c">{count.toLocaleString('en-IN')}</span>}
          </>
        );
        const chosen = key === current ? ('page' as const) : undefined;
        return to !== undefined ? (
          <Link key={key} data-key={key} to={to} preventScrollReset aria-current={chosen}>
            {inside}
          </Link>
        ) : (
          <button
            key={key}
            data-key={key}
            type="button"
            aria-current={chosen}
            onClick={() => onChange?.(key)}
          >
            {inside}
          </button>
        );
      })}
      {end && <span className="end">{end}</span>}
    </nav>
  );
}

/** Brings the current tab into the middle of a bar that is wider than the screen; the page itself stays where it is. */
function showCurrent(bar: HTMLElement | null): void {
  const chosen = bar?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!bar || !chosen) return;
  const place = bar.getBoundingClientRect();
  bar.scrollLeft += chosen.left + chosen.width / 2 - (place.left + place.width / 2);
}
