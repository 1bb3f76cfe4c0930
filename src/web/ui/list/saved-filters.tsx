import type { ListState } from './use-list-state.ts';

/** Views that staff saved under a name; each is an address. */
export function SavedFilters({ list, state }: { list: string; state: ListState }) {
  return <div className="views" data-list={list} hidden={state.address === ''} />;
}
