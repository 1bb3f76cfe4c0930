import { useState } from 'react';
import type { PlainDate } from '#app/domain/plain-date.ts';
import { Calendar } from '#app/web/ui/date/calendar.tsx';
import { DateText } from '#app/web/ui/date/date-text.tsx';
import { Popover } from '#app/web/ui/overlay/popover.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

/** A calendar date, typed or chosen; empty for none. */
export function DateField({
  value,
  onChange,
  onBlur,
  min,
  max,
  error,
  ...frame
}: FieldProps & {
  value: PlainDate | '';
  onChange: (value: PlainDate | '') => void;
  min?: PlainDate;
  max?: PlainDate;
}) {
  const [unreadable, setUnreadable] = useState(false);
  return (
    <FieldFrame {...frame} error={unreadable ? 'Enter a date, like 27 Nov 2026' : error}>
      {(control) => (
        <div className="inp">
          <DateText
            {...control}
            value={value}
            onChange={onChange}
            onLeave={(readable) => {
              setUnreadable(!readable);
              onBlur?.();
            }}
          />
          <Popover
            className="cal one"
            label="Calendar"
            align="end"
            button={(props) => (
              <button
                {...props}
                className="btn ghost sm ico"
                aria-label="Open calendar"
                disabled={frame.disabled}
              >
                <Icon name="calendar" />
              </button>
            )}
          >
            {(close) => (
              <Calendar
                range={{ start: value, end: value }}
                today={agencyDate()}
                min={min}
                max={max}
                onChoose={(date) => {
                  setUnreadable(false);
                  onChange(date);
                  close();
                }}
              />
            )}
          </Popover>
        </div>
      )}
    </FieldFrame>
  );
}
