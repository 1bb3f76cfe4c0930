import { TripMarks, TripName } from '#app/web/office/parts/trip-cells.tsx';
import '#app/web/office/styles/packages.css';
import { Link, useLocation } from 'react-router';
import { CRUISE_COLUMNS, csvColumns, PILGRIMAGE_COLUMNS } from '#app/contract/csv-columns.ts';
import { KINDS } from '#app/web/office/content/content-kinds.ts';
import { CreateLink, OrderButton } from '#app/web/office/content/list-actions.tsx';
import type { AdminTripView, TripKind } from '#app/web/office/content/trip-form-values.ts';
import { useContentActions } from '#app/web/office/content/use-content-actions.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { type Column, DataTable } from '#app/web/ui/list/data-table.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { Menu, type MenuItem } from '#app/web/ui/overlay/menu.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';

const VIEW = { filters: ['status'], defaultSort: 'position' } as const;
const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'published', label: 'Published' },
      { value: 'draft', label: 'Draft' },
    ],
  },
];

const placeOf = (row: AdminTripView) => ('destination' in row ? row.destination : row.location);
const tagOf = (row: AdminTripView) => ('tag' in row ? row.tag : '');

function columnsOf(kind: TripKind): Column<AdminTripView>[] {
  return [
    { key: 'title', title: 'Title', sort: 'title', cell: (row) => <TripName row={row} /> },
    {
      key: 'place',
      title: kind === 'cruises' ? 'Destination' : 'Location',
      sort: 'place',
      phone: 'hide',
      cell: (row) => <span className="trunc place">{placeOf(row)}</span>,
    },
    { key: 'duration', title: 'Duration', cell: (row) => <span className="nw">{row.duration}</span> },
    {
      key: 'rating',
      title: 'Rating',
      sort: 'rating',
      num: true,
      phone: 'hide',
      cell: (row) => row.rating.toFixed(1),
    },
    { key: 'badge', title: 'Badge', cell: (row) => <TripMarks row={row} tag={tagOf(row)} /> },
    {
      key: 'price',
      title: 'Price',
      num: true,
      phone: 'second',
      cell: (row) =>
        row.price ? (
          <b className={row.price.length > 18 ? 'strong price long' : 'strong price'}>{row.price}</b>
        ) : (
          <span className="mute">None</span>
        ),
    },
  ];
}

const COLUMNS = { cruises: columnsOf('cruises'), pilgrimages: columnsOf('pilgrimages') };

/** Cruises or pilgrimages, drafts too, in their order on the website. */
export function TripsList({ kind }: { kind: TripKind }) {
  const state = useListState(VIEW);
  const { path, icon, empty } = KINDS[kind];
  const list = useServerList<AdminTripView>(path, state);
  const { search } = useLocation();
  const may = useMay('content.edit');
  return (
    <div className="pkg-list">
      <ListToolbar
        state={state}
        search={`Search ${kind}`}
        filters={FILTERS}
        actions={<OrderButton kind={kind} />}
        exportAs={{
          path,
          name: kind,
          columns: csvColumns(kind === 'cruises' ? CRUISE_COLUMNS : PILGRIMAGE_COLUMNS),
        }}
      />
      <DataTable
        dense
        label={kind === 'cruises' ? 'Cruises' : 'Pilgrimages'}
        columns={COLUMNS[kind]}
        list={list}
        state={state}
        rowHref={(row) => (may ? `${path}/${row.id}${search}` : `${path}/${row.id}/itinerary/view`)}
        rowActions={(row) => <RowActions kind={kind} row={row} />}
        empty={{ title: `No ${kind} yet`, text: empty, icon, action: <CreateLink kind={kind} small /> }}
      />
    </div>
  );
}

export const CruisesList = () => <TripsList kind="cruises" />;
export const PilgrimagesList = () => <TripsList kind="pilgrimages" />;

function RowActions({ kind, row }: { kind: TripKind; row: AdminTripView }) {
  const { path, one, page } = KINDS[kind];
  const { search } = useLocation();
  const may = useMay('content.edit');
  const actions = useContentActions(kind);
  const named = { id: row.id, name: row.title };
  const live = row.status === 'published';
  const items: MenuItem[] = [
    {
      label: live ? 'View on site' : 'Preview draft',
      icon: 'external-link',
      onChoose: () =>
        void window.open(live ? `${page}/${row.slug}` : `/preview/trip?id=${row.id}`, '_blank', 'noopener'),
    },
    ...(may
      ? ([
          { label: 'Duplicate', icon: 'copy', onChoose: () => void actions.duplicate(named) },
          live
            ? {
                label: 'Unpublish',
                icon: 'cloud-off',
                onChoose: () => void actions.publish(named, 'draft'),
              }
            : { label: 'Publish', icon: 'eye', onChoose: () => void actions.publish(named, 'published') },
        ] satisfies MenuItem[])
      : []),
  ];
  return (
    <>
      <Link className="btn sm ghost" to={`${path}/${row.id}/itinerary/view`}>
        Itinerary<span className="sr"> of {row.title}</span>
      </Link>
      {may && (
        <>
          <Link
            className="btn ico sm ghost"
            to={{ pathname: `${path}/${row.id}`, search }}
            aria-label={`Edit ${row.title}`}
            title="Edit"
          >
            <Icon name="pencil" />
          </Link>
          <button
            type="button"
            className="btn ico sm ghost"
            aria-label={`Delete ${row.title}`}
            title="Delete"
            onClick={() =>
              void actions.remove(named, {
                title: `Are you sure you want to delete this ${one}?`,
                lost: `“${row.title}” and its itinerary disappear from the website at once.`,
                stays: 'Bookings made for it stay in CRM.',
              })
            }
          >
            <Icon name="trash-2" />
          </button>
        </>
      )}
      <Menu label={`More for ${row.title}`} items={items} />
    </>
  );
}
