import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

/** Below this share of the window's height a tab bar leaves too little room for what it opens. */
const LOW = 0.45;

/** All panels one below the other, and nothing to press that would do nothing. */
const WITHOUT_SCRIPT = `.tabbar { display: none }
.tabs { margin-top: 32px }
.panel[hidden] { display: block }
.panel + .panel { margin-top: 48px }
.gal .round, .gal .auto { display: none }
.gal .count { padding-left: 14px }
.thumbs button { pointer-events: none }`;

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  panel: ReactNode;
}

/** Tabs by the book: arrow keys, Home and End move and choose; panels that are not chosen stay in the page, hidden. */
export function TripTabs<Id extends string>({
  label,
  tabs,
  active,
  onChange,
}: {
  label: string;
  tabs: Tab<Id>[];
  active: Id;
  onChange(id: Id): void;
}) {
  const base = useId();
  const bar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const to = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.id === active),
      tabs.length,
    );
    const tab = to === null ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    bar.current?.querySelectorAll('button')[to ?? 0]?.focus();
  }

  return (
    <div className="tabs">
      <div ref={bar} className="tabbar" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}-tab`}
            aria-controls={`${base}${tab.id}`}
            aria-selected={tab.id === active}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => {
              onChange(tab.id);
              if (bar.current) bringUp(bar.current);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className="panel"
          data-tab={tab.id}
          role="tabpanel"
          id={`${base}${tab.id}`}
          aria-labelledby={`${base}${tab.id}-tab`}
          hidden={tab.id !== active}
        >
          {tab.panel}
        </div>
      ))}
      <noscript>
        <style>{WITHOUT_SCRIPT}</style>
      </noscript>
    </div>
  );
}

/** A tab near the foot of the window would open out of sight: its bar goes to the top, where the page allows it. */
function bringUp(bar: HTMLElement): void {
  if (bar.getBoundingClientRect().top < window.innerHeight * LOW) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  bar.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
}

function nextIndex(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
