import type { ListState } from '#app/web/ui/list/use-list-state.ts';

/** Over a list that a link narrowed to one record: that it is, and the way to the others. */
export function OneRecord({ state, name }: { state: ListState; name: string }) {
  if (!state.filters.id) return null;
  return (
    <p className="note quiet one-record">
      <span>You see the one {name} that the link leads to.</span>
      <button type="button" className="textlink push" onClick={state.clear}>
        Show all
      </button>
    </p>
  );
}
