import { SkeletonRows } from '#app/web/ui/list/skeleton-rows.tsx';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Progress } from '#app/web/ui/parts/progress.tsx';
import { Skeleton, SkeletonCards, SkeletonForm } from '#app/web/ui/parts/skeleton.tsx';

export function StatesSection() {
  return (
    <>
      <div className="g3 eq">
        <div className="box">
          <EmptyState
            icon="users"
            title="No customers in this list"
            text="Move a lead here when the trip is likely."
            action={
              <button type="button" className="btn pri sm">
                Add Customer
              </button>
            }
          />
        </div>
        <div className="box">
          <ErrorState title="Failed to load invoices." retry={() => {}} />
        </div>
        <div className="box">
          <EmptyState
            icon="search-x"
            title="No match"
            text="2 filters are on: Status is Pending, Currency is USD."
            action={
              <button type="button" className="btn sm">
                Clear filters
              </button>
            }
          />
        </div>
      </div>
      <SkeletonRows
        label="rows"
        columns={[
          { key: 'a', title: 'Customer' },
          { key: 'b', title: 'Status' },
          { key: 'c', title: 'Total', num: true },
        ]}
      />
      <SkeletonCards label="cards" count={2} />
      <div className="box">
        <div className="pad stack">
          <SkeletonForm label="form" />
          <Skeleton label="text" />
          <Progress label="Uploading" value={3} max={8} text="3 of 8 pictures" />
          <Progress label="Working" />
        </div>
      </div>
    </>
  );
}
