import { DateRangePicker } from '#app/web/ui/form/date-range-picker.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';

/** The days that a list is narrowed to; both are in it. */
export function DaysFilter({ state, label }: { state: ListState; label: string }) {
  return (
    <DateRangePicker
      label={label}
      value={{ start: state.filters.start_date ?? '', end: state.filters.end_date ?? '' }}
      onChange={({ start, end }) => state.set({ filters: { start_date: start, end_date: end } })}
    />
  );
}
