import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, type PlainDate } from '#app/domain/plain-date.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { DateRange } from './date-presets.ts';
import { addMonths, lastOf, monthName, monthOf, weekday } from './month-grid.ts';
import { MonthTable } from './month-table.tsx';

/** One or two months; arrows, Page Up and Down, Home and End move between days. */
export function Calendar({
  range,
  months = 1,
  today,
  min,
  max,
  onChoose,
}: {
  range: DateRange;
  months?: 1 | 2;
  today: PlainDate;
  min?: PlainDate | undefined;
  max?: PlainDate | undefined;
  onChoose: (date: PlainDate) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<PlainDate>(range.end || range.start || today);
  const [last, setLast] = useState(monthOf(range.end || range.start || today));
  const [moved, setMoved] = useState(0);
  const shown = Array.from({ length: months }, (_, at) => addMonths(last, at - months + 1));
  const first = shown[0] ?? last;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move puts the focus on the new day
  useEffect(() => {
    if (moved > 0) box.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [moved]);

  function show(date: PlainDate): void {
    const month = monthOf(date);
    if (month > last) setLast(month);
    else if (month < first) setLast(addMonths(month, months - 1));
  }
  function go(date: PlainDate): void {
    setCursor(date);
    show(date);
    setMoved((count) => count + 1);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.date) return;
    const to = step(event.target.dataset.date, event);
    if (!to) return;
    event.preventDefault();
    go(to);
  }
  function turn(by: number): void {
    const next = addMonths(last, by);
    setLast(next);
    setCursor(`${next}-01`);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the days inside are the buttons
    <div ref={box} className="mm" onKeyDown={onKeyDown}>
      {shown.map((month, at) => (
        <div key={month} className={at < shown.length - 1 ? 'm2' : undefined}>
          <div className="mh">
            {at === 0 && <Turn label="Previous month" icon="chevron-left" onTurn={() => turn(-1)} />}
            {at === shown.length - 1 && at > 0 && (
              <Turn label="Previous month" icon="chevron-left" onTurn={() => turn(-1)} only="only-m" />
            )}
            <span aria-live="polite">{monthName(month)}</span>
            {at === shown.length - 1 && (
              <Turn label="Next month" icon="chevron-right" onTurn={() => turn(1)} />
            )}
          </div>
          <MonthTable
            month={month}
            range={range}
            cursor={shown.includes(monthOf(cursor)) ? cursor : `${month}-01`}
            today={today}
            min={min}
            max={max}
            onChoose={(date) => {
              setCursor(date);
              onChoose(date);
            }}
          />
        </div>
      ))}
    </div>
  );
}

function Turn({
  label,
  icon,
  only = '',
  onTurn,
}: {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  only?: string;
  onTurn: () => void;
}) {
  return (
    <button
      type="button"
      className={`btn ghost sm ico ${icon === 'chevron-left' ? 'back-m' : 'on-m'} ${only}`}
      aria-label={label}
      onClick={onTurn}
    >
      <Icon name={icon} />
    </button>
  );
}

function step(date: PlainDate, { key, shiftKey }: KeyboardEvent): PlainDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday(date));
    case 'End':
      return addDays(date, 6 - weekday(date));
    case 'PageUp':
      return sameDay(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return sameDay(date, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** The same day of another month, or its last one. */
function sameDay(date: PlainDate, by: number): PlainDate {
  const month = addMonths(monthOf(date), by);
  const wanted = `${month}${date.slice(7)}`;
  return wanted > lastOf(month) ? lastOf(month) : wanted;
}
