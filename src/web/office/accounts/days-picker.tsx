import { DaysFilter } from '#app/web/office/parts/days-filter.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';

/** Start and end date of a report; both days are in it. */
export function DaysPicker({ state }: { state: ListState }) {
  return <DaysFilter state={state} label="Start and end date" />;
}
