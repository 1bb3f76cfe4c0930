import { formatDate, type PlainDate } from '#app/domain/plain-date.ts';
import type { DateRange } from './date-presets.ts';
import { monthName, weeksOf } from './month-grid.ts';

const DAYS = [
  ['Mo', 'Monday'],
  ['Tu', 'Tuesday'],
  ['We', 'Wednesday'],
  ['Th', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
  ['Su', 'Sunday'],
];

/** One month to choose days from. `cursor` is the one day that Tab reaches; arrows move it (the caller listens). */
export function MonthTable({
  month,
  range: { start, end },
  cursor,
  today,
  min,
  max,
  onChoose,
}: {
  month: string;
  range: DateRange;
  cursor: PlainDate;
  today: PlainDate;
  min?: PlainDate | undefined;
  max?: PlainDate | undefined;
  onChoose: (date: PlainDate) => void;
}) {
  function look(date: PlainDate): string {
    if (date === start && (date === end || end === '')) return 'a z';
    if (date === start) return 'a';
    if (date === end) return 'z';
    return start && end && date > start && date < end ? 'in' : '';
  }
  return (
    <table aria-label={monthName(month)}>
      <thead>
        <tr>
          {DAYS.map(([short, long]) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, at) =>
              date === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day of the month beside has only its place
                <td key={at} />
              ) : (
                <td key={date} className={look(date)}>
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === cursor ? 0 : -1}
                    aria-label={formatDate(date)}
                    aria-pressed={look(date) !== ''}
                    aria-current={date === today ? 'date' : undefined}
                    disabled={(min !== undefined && date < min) || (max !== undefined && date > max)}
                    onClick={() => onChoose(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
