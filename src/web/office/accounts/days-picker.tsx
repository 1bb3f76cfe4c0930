import { DateRangePicker } from '#app/web/ui/form/date-range-picker.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';

/** Start and end date of a report; both days are in it. */
export function DaysPicker({ state }: { state: ListState }) {
  return (
    <DateRangePicker
      label="Start and end date"
      value={{ start: state.filters.start_date ?? '', end: state.filters.end_date ?? '' }}
      onChange={({ start, end }) => state.set({ filters: { start_date: start, end_date: end } })}
    />
  );
}
