import { Link, useLocation } from 'react-router';
import type { AdminPackageView, DestinationView } from '#app/contract/content.ts';
import { csvColumns, PACKAGE_COLUMNS as PACKAGE_CSV } from '#app/contract/csv-columns.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { PACKAGE_COLUMNS } from '#app/web/office/packages/package-columns.tsx';
import { PackageRowActions } from '#app/web/office/packages/package-row-actions.tsx';
import { TYPE_OPTIONS } from '#app/web/office/packages/type-names.ts';
import { useDestinations } from '#app/web/office/packages/use-destinations.ts';
import { PACKAGES, usePackageActions } from '#app/web/office/packages/use-package-actions.ts';
import { DataTable } from '#app/web/ui/list/data-table.tsx';
import { type Filter, ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';

const FILTERS: Filter[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'published', label: 'Published' },
      { value: 'draft', label: 'Draft' },
    ],
  },
  { name: 'type', label: 'Type', options: TYPE_OPTIONS },
  {
    name: 'sale',
    label: 'Sale',
    options: [
      { value: 'bookable', label: 'Bookable' },
      { value: 'enquiry', label: 'Enquiry only' },
    ],
  },
  {
    name: 'featured',
    label: 'Featured',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
];

const VIEW = {
  filters: ['status', 'destination', 'type', 'sale', 'featured'],
  defaultSort: '-created',
} as const;

export function PackagesList() {
  const state = useListState(VIEW);
  const list = useServerList<AdminPackageView>(PACKAGES, state);
  const actions = usePackageActions();
  const { search } = useLocation();
  const may = useMay('content.edit');
  const destinations = useDestinations();
  return (
    <div className="pkg-list">
      <ListToolbar
        state={state}
        search="Search packages"
        filters={[FILTERS[0], destinationFilter(destinations), ...FILTERS.slice(1)].filter(
          (one) => one !== undefined,
        )}
        saved="packages"
        exportAs={{ path: PACKAGES, name: 'packages', columns: csvColumns(PACKAGE_CSV) }}
      />
      <DataTable
        dense
        label="Packages"
        columns={PACKAGE_COLUMNS}
        list={list}
        state={state}
        rowHref={(row) =>
          may ? `/admin/packages/${row.id}${search}` : `/admin/packages/${row.id}/itinerary/view`
        }
        rowActions={(row) => <PackageRowActions row={row} actions={actions} />}
        {...(may
          ? {
              bulk: (ids: string[], clear: () => void) => (
                <BulkActions ids={ids} clear={clear} actions={actions} />
              ),
            }
          : {})}
        empty={{
          title: 'No packages yet',
          text: 'The packages section of the website is empty until there is one.',
          icon: 'package',
          action: may ? (
            <Link className="btn pri sm" to="/admin/packages/new">
              Create package
            </Link>
          ) : undefined,
        }}
      />
    </div>
  );
}

function BulkActions({
  ids,
  clear,
  actions,
}: {
  ids: string[];
  clear: () => void;
  actions: ReturnType<typeof usePackageActions>;
}) {
  return (
    <>
      <button type="button" onClick={() => void actions.publish(ids).then(clear)}>
        Publish
      </button>
      <button type="button" onClick={() => void actions.unpublish(ids).then(clear)}>
        Unpublish
      </button>
      <button
        type="button"
        onClick={() =>
          void actions.remove(ids).then((done) => {
            if (done) clear();
          })
        }
      >
        Delete
      </button>
    </>
  );
}

function destinationFilter(destinations: DestinationView[]): Filter {
  return {
    name: 'destination',
    label: 'Destination',
    options: destinations.map(({ name }) => ({ value: name, label: name })),
  };
}
