import { useState } from 'react';
import type { PlainDate } from '#app/domain/plain-date.ts';
import { isField } from '#app/web/ui/keyboard/key-name.ts';
import { KeyHint } from '#app/web/ui/parts/key-hint.tsx';
import { Calendar } from './calendar.tsx';
import type { DateRange, Preset } from './date-presets.ts';
import { DateText } from './date-text.tsx';
import { daysBetween } from './month-grid.ts';

/** Presets at the left, two months, and the two dates typed. The first press on a day starts a range, the second ends it. */
export function RangePanel({
  value,
  presets,
  today,
  onApply,
}: {
  value: DateRange;
  presets: readonly Preset[];
  today: PlainDate;
  onApply: (range: DateRange) => void;
}) {
  const [range, setRange] = useState(value);
  const current = presets.find(({ start, end }) => start === range.start && end === range.end);
  const choose = (date: PlainDate) =>
    setRange(({ start, end }) => {
      if (!start || end) return { start: date, end: '' };
      return date < start ? { start: date, end: start } : { start, end: date };
    });
  const swapped = range.start !== '' && range.end !== '' && range.start > range.end;
  const wanted = swapped ? { start: range.end, end: range.start } : range;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters choose the presets, which are buttons
    <div
      className="cal-in"
      onKeyDown={(event) => {
        const preset = presets.find((one) => one.letter === event.key.toLowerCase());
        if (!preset || isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        onApply({ start: preset.start, end: preset.end });
      }}
    >
      <div className="pre">
        {presets.map((preset) => (
          <button
            key={preset.key}
            type="button"
            aria-current={preset === current ? 'true' : undefined}
            onClick={() => onApply({ start: preset.start, end: preset.end })}
          >
            {preset.label}
            {preset.letter && <KeyHint keys={preset.letter.toUpperCase()} />}
          </button>
        ))}
        {!current && (range.start || range.end) && (
          <button type="button" aria-current="true" disabled>
            Custom
          </button>
        )}
      </div>
      <Calendar range={wanted} months={2} today={today} onChoose={choose} />
      <div className="bt">
        <div className="inp">
          <DateText
            aria-label="Start date"
            value={range.start}
            onChange={(start) => setRange((now) => ({ ...now, start }))}
          />
        </div>
        <span className="mute">to</span>
        <div className="inp">
          <DateText
            aria-label="End date"
            value={range.end}
            onChange={(end) => setRange((now) => ({ ...now, end }))}
          />
        </div>
        {wanted.start && wanted.end && (
          <span className="mute hide-m">{daysBetween(wanted.start, wanted.end)} days</span>
        )}
        <span className="push row">
          <button type="button" className="btn sm ghost" onClick={() => onApply({ start: '', end: '' })}>
            Clear
          </button>
          <button type="button" className="btn sm pri" onClick={() => onApply(wanted)}>
            Apply
          </button>
        </span>
      </div>
    </div>
  );
}
