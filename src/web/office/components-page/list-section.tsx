import { csvColumns, PACKAGE_COLUMNS } from '#app/contract/csv-columns.ts';
import { type Column, DataTable } from '#app/web/ui/list/data-table.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { Menu } from '#app/web/ui/overlay/menu.tsx';
import { Badge } from '#app/web/ui/parts/badge.tsx';

interface Row {
  id: string;
  title: string;
  destination: string;
  price: string;
  status: string;
}

const COLUMNS: Column<Row>[] = [
  { key: 'title', title: 'Title', sort: 'title', cell: (row) => row.title, phone: 'first' },
  { key: 'destination', title: 'Destination', sort: 'destination', cell: (row) => row.destination },
  {
    key: 'status',
    title: 'Status',
    cell: (row) => <Badge tone={row.status === 'published' ? 'green' : 'yellow'}>{row.status}</Badge>,
  },
  {
    key: 'price',
    title: 'Price',
    sort: 'price',
    num: true,
    cell: (row) => row.price,
    phone: 'second',
    foot: 'Total',
  },
];

const STATES: Record<string, 'saving' | 'fresh'> = { 1: 'saving', 2: 'fresh' };

export function ListSection() {
  const state = useListState({ filters: ['status'], defaultSort: 'title' });
  const list = useServerList<Row>('/admin/packages', state);
  return (
    <>
      <ListToolbar
        state={state}
        search="Search packages"
        filters={[
          {
            name: 'status',
            label: 'Status',
            options: [
              { value: 'published', label: 'Published' },
              { value: 'draft', label: 'Draft' },
            ],
          },
        ]}
        saved="components"
        exportAs={{ path: '/admin/packages', name: 'packages', columns: csvColumns(PACKAGE_COLUMNS) }}
      />
      <DataTable
        label="Packages"
        columns={COLUMNS}
        list={list}
        state={state}
        rowHref={(row) => `/admin/packages/${row.id}`}
        rowActions={(row) => (
          <Menu label={`Actions of ${row.title}`} items={[{ label: 'Edit', icon: 'pencil' }]} />
        )}
        rowState={(row) => STATES[list.rows.indexOf(row)]}
        bulk={(ids, clear) => (
          <button type="button" onClick={clear}>
            Publish {ids.length}
          </button>
        )}
        empty={{ title: 'No packages yet', text: 'Add the first one.' }}
      />
    </>
  );
}
