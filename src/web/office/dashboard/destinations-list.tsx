import '#app/web/office/styles/content.css';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { AdminDestinationView } from '#app/contract/admin-content.ts';
import { csvColumns, DESTINATION_COLUMNS } from '#app/contract/csv-columns.ts';
import { destinationInUse } from '#app/domain/destination-in-use.ts';
import { ContentCards } from '#app/web/office/content/content-cards.tsx';
import { KINDS } from '#app/web/office/content/content-kinds.ts';
import { CreateLink, OrderButton } from '#app/web/office/content/list-actions.tsx';
import { useContentActions } from '#app/web/office/content/use-content-actions.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { FilterChoice } from '#app/web/ui/list/filter-choice.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { showFailure } from '#app/web/ui/toast.tsx';

const VIEW = { filters: [], defaultSort: 'position' } as const;
const ORDERS = { name: 'Name', '-packages': 'Most packages', packages: 'Fewest packages' } as const;

/** Name, description and picture of each place, as the website shows them. Source: public-site §2. */
export function DestinationsList() {
  const state = useListState(VIEW);
  const list = useServerList<AdminDestinationView>(KINDS.destinations.path, state);
  return (
    <>
      <ListToolbar
        state={state}
        search="Search destinations"
        actions={<OrderButton kind="destinations" />}
        exportAs={{
          path: KINDS.destinations.path,
          name: 'destinations',
          columns: csvColumns(DESTINATION_COLUMNS),
        }}
      >
        <FilterChoice
          label="Sort"
          value={state.sort === 'position' ? '' : (state.sort as keyof typeof ORDERS)}
          values={Object.keys(ORDERS) as Array<keyof typeof ORDERS>}
          names={ORDERS}
          all="As on the website"
          onChoose={(sort) => state.set({ sort: sort || 'position' })}
        />
      </ListToolbar>
      <ContentCards
        kind="destinations"
        list={list}
        state={state}
        create={<CreateLink kind="destinations" small />}
        card={(row) => <DestinationCard key={row.id} row={row} />}
      />
    </>
  );
}

function DestinationCard({ row }: { row: AdminDestinationView }) {
  const id = useId();
  const { search } = useLocation();
  const may = useMay('content.edit');
  const { remove } = useContentActions('destinations');
  const packages = `/admin/dashboard?destination=${encodeURIComponent(row.name)}`;
  function askToDelete(): void {
    if (row.all_packages > 0) {
      showFailure({
        title: 'Failed to delete destination',
        detail: destinationInUse(row.name, row.all_packages),
        action: { label: 'Show its packages', href: packages },
      });
      return;
    }
    void remove(row, {
      title: 'Are you sure you want to delete this destination?',
      lost: `“${row.name}” disappears from the website at once.`,
    });
  }
  return (
    <article className="card dest-card" aria-labelledby={id} tabIndex={-1}>
      <Picture
        className="cover"
        src={row.image}
        alt=""
        loading="lazy"
        sizes="(max-width: 860px) 100vw, 380px"
      />
      <div className="row">
        <div className="grow">
          <h2 className="nm" id={id}>
            {row.name}
          </h2>
          <p className="mt trunc">{row.description || 'No description'}</p>
          <Link className="mt" to={packages}>
            {row.packages} {row.packages === 1 ? 'package' : 'packages'} available
          </Link>
        </div>
        {may && (
          <>
            <Link
              className="btn sm"
              data-key="e"
              to={{ pathname: `${KINDS.destinations.path}/${row.id}`, search }}
            >
              <Icon name="pencil" />
              Edit<span className="sr"> {row.name}</span>
            </Link>
            <button
              type="button"
              className="btn ico sm ghost"
              aria-label={`Delete ${row.name}`}
              title="Delete"
              onClick={askToDelete}
            >
              <Icon name="trash-2" />
            </button>
          </>
        )}
      </div>
    </article>
  );
}
