import { type ReactNode, useRef } from 'react';
import { useCardKeys } from '#app/web/office/parts/use-card-keys.ts';
import { NoRows } from '#app/web/ui/list/no-rows.tsx';
import { Pager } from '#app/web/ui/list/pager.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import type { ServerList } from '#app/web/ui/list/use-server-list.ts';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { SkeletonCards } from '#app/web/ui/parts/skeleton.tsx';
import { type ContentKind, KINDS } from './content-kinds.ts';

const LETTERS = { e: 'Edit' };

/** The cards of a page of content, three in a row, or what is there instead. */
export function ContentCards<Row extends { id: string }>({
  kind,
  list,
  state,
  create,
  card,
}: {
  kind: ContentKind;
  list: ServerList<Row>;
  state: ListState;
  create: ReactNode;
  card: (row: Row) => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useCardKeys(place, LETTERS, list.rows.length > 0);
  const { icon, empty } = KINDS[kind];
  if (list.state === 'error')
    return (
      <div className="box">
        <ErrorState title={`Failed to load ${kind}`} error={list.error} retry={list.reload} />
      </div>
    );
  if (list.state === 'loading') return <SkeletonCards label={kind} count={6} />;
  if (list.rows.length === 0)
    return (
      <NoRows
        state={state}
        total={list.total}
        empty={{ title: `No ${kind} yet`, text: empty, icon, action: create }}
      />
    );
  return (
    <>
      <div
        ref={place}
        className={list.refreshing ? 'g3 eq content-cards is-old' : 'g3 eq content-cards'}
        aria-busy={list.refreshing}
      >
        {list.rows.map(card)}
      </div>
      <Pager state={state} total={list.total} alone />
    </>
  );
}
