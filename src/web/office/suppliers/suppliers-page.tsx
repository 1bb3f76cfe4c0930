import '#app/web/office/styles/suppliers.css';
import { Link, Outlet, useLocation } from 'react-router';
import { csvColumns, SUPPLIER_COLUMNS } from '#app/contract/csv-columns.ts';
import type { Supplier } from '#app/contract/suppliers.ts';
import {
  SERVICE_TYPE_NAMES,
  SERVICE_TYPES,
  SUPPLIER_STATUS_NAMES,
  SUPPLIER_STATUSES,
} from '#app/domain/purchases.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { apiQuery } from '#app/web/office/parts/api-query.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { OneRecord } from '#app/web/office/parts/one-record.tsx';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { type ListState, useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { SupplierCard } from './supplier-card.tsx';
import { SupplierStatStrip } from './supplier-stats.tsx';
import { SUPPLIERS } from './suppliers-api.ts';

const FILTERS = [
  { name: 'service_type', label: 'Service type', options: optionsOf(SERVICE_TYPES, SERVICE_TYPE_NAMES) },
  { name: 'status', label: 'Status', options: optionsOf(SUPPLIER_STATUSES, SUPPLIER_STATUS_NAMES) },
];
const KNOWN = { service_type: SERVICE_TYPES, status: SUPPLIER_STATUSES, sort: ['name', '-name'] };
const VIEW = {
  filters: ['id', 'service_type', 'status'],
  defaultSort: 'name',
  defaults: { status: 'active' },
} as const;

/** Who the agency books with; a form lies over them under its own address. Source: back-office §2. */
export default function SuppliersPage() {
  const state = useListState(VIEW);
  const { search } = useLocation();
  const mayEdit = useMay('purchases.edit');
  const list = useServerList<Supplier>(SUPPLIERS, { query: apiQuery(state.query, KNOWN) });
  const add = (
    <Link className="btn pri" to={{ pathname: '/admin/suppliers/new', search }}>
      <Icon name="plus" />
      Add Supplier <kbd>C S</kbd>
    </Link>
  );
  return (
    <>
      <PageHead title="Suppliers Directory" hint="Who we book with, and how we pay them.">
        {mayEdit && add}
      </PageHead>
      <SupplierStatStrip />
      <ListToolbar
        state={state}
        search="Search suppliers"
        filters={FILTERS}
        saved="suppliers"
        exportAs={{
          path: SUPPLIERS,
          name: 'suppliers',
          columns: csvColumns(SUPPLIER_COLUMNS),
          match: apiQuery(state.match, KNOWN),
        }}
      />
      <OneRecord state={state} name="supplier" />
      <CardList
        name="suppliers"
        icon="store"
        hint="Hotels, drivers, guides and all others that are paid appear here once somebody adds them."
        failed="Failed to load suppliers"
        list={list}
        state={state}
        letters={{ e: 'Edit', i: 'Invoices' }}
        wider={state.filters.status === 'active' && <AlsoInactive state={state} />}
        card={(supplier) => <SupplierCard key={supplier.id} supplier={supplier} />}
      />
      <Outlet />
    </>
  );
}

/** Who is looked for may have been made inactive, and the list begins with active ones. */
function AlsoInactive({ state }: { state: ListState }) {
  return (
    <button type="button" className="btn" onClick={() => state.set({ filters: { status: '' } })}>
      Look among inactive ones too
    </button>
  );
}
