import { formatDate } from '#app/domain/plain-date.ts';
import { type DateRange, datePresets, type PresetKey } from '#app/web/ui/date/date-presets.ts';
import { RangePanel } from '#app/web/ui/date/range-panel.tsx';
import { Popover } from '#app/web/ui/overlay/popover.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** A range of days: presets, two months, or typed. It is told once, on Apply or with a preset. */
export function DateRangePicker({
  label = 'Dates',
  value,
  onChange,
  presets,
  align = 'start',
}: {
  label?: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  /** Which presets, in their own order; without it all of them. */
  presets?: readonly PresetKey[];
  align?: 'start' | 'end';
}) {
  const today = agencyDate();
  const offered = datePresets(today).filter(({ key }) => !presets || presets.includes(key));
  const chosen = offered.find(({ start, end }) => start === value.start && end === value.end);
  return (
    <Popover
      className="cal"
      label={label}
      align={align}
      button={(props) => (
        <button {...props} className="range">
          <span>
            <Icon name="calendar" />
            <span className="sr">{label}: </span>
            {chosen && <span className="p">{chosen.label}</span>}
            {!chosen && !value.start && !value.end && <small>{label}</small>}
          </span>
          {(value.start || value.end) && (
            <span>
              <b>{value.start ? formatDate(value.start) : 'Any time'}</b>
              <small>to</small>
              <b>{value.end ? formatDate(value.end) : 'any time'}</b>
            </span>
          )}
        </button>
      )}
    >
      {(close) => (
        <RangePanel
          value={value}
          presets={offered}
          today={today}
          onApply={(range) => {
            close();
            onChange(range);
          }}
        />
      )}
    </Popover>
  );
}
