import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OfficeAnswer } from '#app/web/ui/data/call-office.ts';
import { PageSteps } from '#app/web/ui/list/pager.tsx';
import { Empty } from '#app/web/ui/parts/empty.tsx';
import type { IconName } from '#app/web/ui/parts/icon.tsx';
import { capitalised } from './badge.tsx';

const SKELETONS = ['a', 'b', 'c', 'd'];

/** The cards of a page, or what is there instead: loading, a failure, nothing, nothing that matches. */
export function CardList<Row extends { id: string }>({
  name,
  icon,
  hint,
  list,
  page,
  filtered,
  onPage,
  onClear,
  card,
}: {
  /** What the rows are, in the plural: `bookings`. */
  name: string;
  icon: IconName;
  /** When the first one appears. */
  hint: string;
  list: UseQueryResult<OfficeAnswer<Row[]>>;
  page: number;
  filtered: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
  card: (row: Row) => ReactNode;
}) {
  const { data, isError, isPlaceholderData, refetch } = list;
  if (!data && isError) {
    return (
      <div className="box">
        <Empty
          icon="circle-alert"
          bad
          title={`${capitalised(name)} could not be loaded`}
          hint="Please check your connection."
        >
          <button type="button" className="btn" onClick={() => void refetch()}>
            Try again
          </button>
        </Empty>
      </div>
    );
  }
  if (!data) return <Loading name={name} />;
  if (data.data.length === 0) {
    return (
      <div className="box">
        <Empty
          icon={filtered ? 'search-x' : icon}
          title={`No ${name} found`}
          hint={filtered ? 'Nothing matches these filters.' : hint}
        >
          {(filtered || page > 1) && (
            <button type="button" className="btn" onClick={onClear}>
              Show all {name}
            </button>
          )}
        </Empty>
      </div>
    );
  }
  return (
    <>
      <div className={isPlaceholderData ? 'g2 eq is-old' : 'g2 eq'} aria-busy={isPlaceholderData}>
        {data.data.map(card)}
      </div>
      <PageSteps page={page} total={data.total} alone onPage={onPage} />
    </>
  );
}

function Loading({ name }: { name: string }) {
  return (
    <div className="g2" role="status">
      <span className="sr">Loading {name}...</span>
      {SKELETONS.map((key) => (
        <div key={key} className="card sk-card" aria-hidden="true">
          <span className="sk w40" />
          <span className="sk w60" />
          <span className="sk w80" />
          <span className="sk w20" />
        </div>
      ))}
    </div>
  );
}
