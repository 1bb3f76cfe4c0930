import { type ReactNode, useRef } from 'react';
import { Pager } from '#app/web/ui/list/pager.tsx';
import { SearchReach } from '#app/web/ui/list/search-reach.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import type { ServerList } from '#app/web/ui/list/use-server-list.ts';
import { Empty } from '#app/web/ui/parts/empty.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import type { IconName } from '#app/web/ui/parts/icon.tsx';
import { SkeletonCards } from '#app/web/ui/parts/skeleton.tsx';
import { capitalised } from './badge.tsx';
import { useCardKeys } from './use-card-keys.ts';

/** The cards of a page, or what is there instead: loading, a failure, nothing, nothing that matches. */
export function CardList<Row extends { id: string }>({
  name,
  icon,
  hint,
  empty = `No ${name} found`,
  actions,
  wider,
  failed = `${capitalised(name)} could not be loaded`,
  rows = false,
  list,
  state,
  letters,
  card,
}: {
  /** What the rows are, in the plural: `bookings`. */
  name: string;
  icon: IconName;
  /** When the first one appears. */
  hint: string;
  /** What is said where there are none, and what can be done about it. */
  empty?: string;
  actions?: ReactNode;
  /** Where nothing matches: a way to look further than the list does by itself. */
  wider?: ReactNode;
  /** What a failure to load them says. */
  failed?: string;
  /** One below the other in a box, not cards side by side. */
  rows?: boolean;
  list: ServerList<Row>;
  state: ListState;
  /** What can be done with the card that J and K chose, by its letter: `{ n: 'Note' }`. */
  letters: Record<string, string>;
  card: (row: Row) => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useCardKeys(place, letters, list.rows.length > 0);
  if (list.state === 'error') {
    return (
      <div className="box">
        <ErrorState title={failed} error={list.error} retry={list.reload} />
      </div>
    );
  }
  if (list.state === 'loading') return <SkeletonCards label={name} rows={rows} />;
  if (list.rows.length === 0)
    return (
      <>
        <SearchReach list={list} />
        <None {...{ name, icon, hint, empty, actions, wider, state }} />
      </>
    );
  return (
    <>
      <SearchReach list={list} />
      <div
        ref={place}
        className={`${rows ? 'box' : 'g2 eq'}${list.refreshing ? ' is-old' : ''}`}
        aria-busy={list.refreshing}
      >
        {list.rows.map(card)}
      </div>
      <Pager state={state} total={list.total} more={list.more} alone />
    </>
  );
}

function None({
  name,
  icon,
  hint,
  empty,
  actions,
  wider,
  state,
}: {
  name: string;
  icon: IconName;
  hint: string;
  empty: string;
  actions: ReactNode;
  wider: ReactNode;
  state: ListState;
}) {
  return (
    <div className="box">
      <Empty
        icon={state.active ? 'search-x' : icon}
        title={empty}
        hint={state.active ? 'Nothing matches these filters.' : hint}
      >
        {state.active || state.page > 1 ? (
          <>
            {wider}
            <button type="button" className="btn" onClick={state.clear}>
              Show all {name}
            </button>
          </>
        ) : (
          actions
        )}
      </Empty>
    </div>
  );
}
