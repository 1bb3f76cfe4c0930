import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OfficeAnswer } from '#app/web/ui/data/call-office.ts';
import { PageSteps } from '#app/web/ui/list/pager.tsx';
import { Empty } from '#app/web/ui/parts/empty.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A table of content with its loading, failing and empty states. `head` and `row` give the cells. */
export function ContentList<Row extends { id: string }>({
  name,
  list,
  page,
  onPage,
  head,
  row,
}: {
  name: string;
  list: UseQueryResult<OfficeAnswer<Row[]>>;
  page: number;
  onPage: (page: number) => void;
  head: ReactNode;
  row: (item: Row) => ReactNode;
}) {
  const { data, isError, isPlaceholderData, refetch } = list;
  if (!data) {
    return isError ? (
      <div className="box">
        <Empty icon="circle-alert" bad title={`Failed to load ${name}`}>
          <button type="button" className="btn" onClick={() => void refetch()}>
            Try again
          </button>
        </Empty>
      </div>
    ) : (
      <Loading name={name} />
    );
  }
  if (data.data.length === 0) {
    return (
      <div className="box">
        <Empty icon="layout-dashboard" title={`No ${name} yet`} />
      </div>
    );
  }
  return (
    <div
      className={isPlaceholderData ? 'tbl stackm dense is-old' : 'tbl stackm dense'}
      aria-busy={isPlaceholderData}
    >
      <div className="scroll">
        <table>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>
            {data.data.map((item) => (
              <tr key={item.id}>{row(item)}</tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageSteps page={page} total={data.total} onPage={onPage} />
    </div>
  );
}

function Loading({ name }: { name: string }) {
  return (
    <div className="tbl" role="status">
      <span className="sr">Loading {name}...</span>
      {SKELETONS.map((key) => (
        <div key={key} className="sk-row" aria-hidden="true">
          <span className="sk w40" />
          <span className="sk w20" />
          <span className="sk w20" />
        </div>
      ))}
    </div>
  );
}
