import type { AuditEntry } from '#app/contract/audit.ts';
import { actionName, spellOut } from '#app/domain/audit-text.ts';
import { exactly } from '#app/web/office/parts/ago.ts';
import { type Column, DataTable } from '#app/web/ui/list/data-table.tsx';
import { SkeletonRows } from '#app/web/ui/list/skeleton-rows.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Changes } from './changes.tsx';
import { useAudit } from './use-audit.ts';

const ACTORS: Record<AuditEntry['actor']['type'], string> = {
  staff: 'Staff',
  visitor: 'A visitor',
  provider: 'Payment provider',
  system: 'The system',
};

/** The entries, with a way to older ones. */
export function AuditList({ state }: { state: ListState }) {
  const {
    entries,
    isError,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    isPlaceholderData,
  } = useAudit(state.match);
  const columns = columnsFor(state);
  if (!entries)
    return isError ? (
      <div className="box">
        <ErrorState title="Failed to load the audit log" error={error} retry={refetch} />
      </div>
    ) : (
      <SkeletonRows label="the audit log" columns={columns} />
    );
  return (
    <div className={isPlaceholderData ? 'audit is-old' : 'audit'} aria-busy={isPlaceholderData}>
      <DataTable
        label="Entries"
        columns={columns}
        rows={entries}
        state={state}
        rowName={(entry) => actionName(entry.action)}
        empty={{ title: 'Nothing yet', text: 'What people do here appears in this list.' }}
        noMatch={{ title: 'No entry matches', text: 'Choose other days, or clear the filters.' }}
      />
      {hasNextPage && (
        <p className="audit-more">
          <button
            type="button"
            className={isFetchingNextPage ? 'btn busy' : 'btn'}
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage ? 'Loading...' : 'Show older entries'}
          </button>
        </p>
      )}
    </div>
  );
}

function columnsFor(state: ListState): Column<AuditEntry>[] {
  return [
    {
      key: 'what',
      title: 'What',
      cell: ({ entity, action }) => (
        <span className="entry-what">
          <b>{actionName(action)}</b>
          <small>{spellOut(entity)}</small>
        </span>
      ),
    },
    {
      key: 'who',
      title: 'Who',
      cell: ({ actor }) => <span className="entry-who">{actor.name || ACTORS[actor.type]}</span>,
    },
    {
      key: 'when',
      title: 'When',
      phone: 'second',
      cell: ({ at }) => (
        <time className="nw" dateTime={at}>
          {exactly(at)}
        </time>
      ),
    },
    {
      key: 'record',
      title: 'Record',
      cell: ({ entityId, record }) => (
        <button
          type="button"
          className="entry-rec"
          title="Show only this record"
          onClick={() => state.set({ q: entityId })}
        >
          {record && <b>{record}</b>}
          <small>{entityId}</small>
        </button>
      ),
    },
    {
      key: 'changes',
      title: 'Before and after',
      wide: true,
      cell: ({ before, after }) => <Changes before={before} after={after} />,
    },
  ];
}
