import { FilterChoice } from './filter-choice.tsx';
import type { ListState } from './use-list-state.ts';

/** The order of a list that is not only sorted by the heads of its columns: cards, and tables that a phone stacks. */
export function SortChoice<Sort extends string>({
  state,
  sorts,
  names,
  usual,
  usualSort = '',
}: {
  state: ListState;
  sorts: readonly Sort[];
  names: Record<Sort, string>;
  /** What the list's own order is called, and how it is asked for. */
  usual: string;
  usualSort?: string;
}) {
  return (
    <FilterChoice
      label="Sort"
      value={sorts.find((sort) => sort === state.sort) ?? ''}
      values={sorts}
      names={names}
      all={usual}
      onChoose={(sort) => state.set({ sort: sort || usualSort })}
    />
  );
}
