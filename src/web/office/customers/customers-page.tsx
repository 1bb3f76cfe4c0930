import '#app/web/office/styles/customers.css';
import { Link, Outlet, useLocation } from 'react-router';
import { CUSTOMER_COLUMNS, csvColumns } from '#app/contract/csv-columns.ts';
import type { Customer } from '#app/contract/customers.ts';
import { FOLLOW_UPS } from '#app/contract/customers.ts';
import { CALL_STATUS_NAMES, CALL_STATUSES } from '#app/domain/call-status.ts';
import {
  LEAD_SOURCE_NAMES,
  LEAD_SOURCES,
  TRAVEL_INTEREST_NAMES,
  TRAVEL_INTERESTS,
} from '#app/domain/customer.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import type { Preset } from '#app/web/ui/list/saved-filters.tsx';
import { SortChoice } from '#app/web/ui/list/sort-choice.tsx';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { BulkUpload } from './bulk-upload.tsx';
import { CustomerCards } from './customer-cards.tsx';
import { CustomerStatStrip, CustomerTabs } from './customer-stats.tsx';
import { CUSTOMERS, useCustomerStats } from './customers-api.ts';
import { CustomersTable } from './customers-table.tsx';
import { useCustomerView } from './use-customer-view.ts';

const FOLLOW_UP_NAMES = { due: 'Due', late: 'Late', upcoming: 'Upcoming', none: 'No next date' };
const SORT_NAMES = {
  created_at: 'Oldest',
  '-lead_score': 'Lead score',
  name: 'Name',
  next_follow_up_date: 'Next follow-up',
  '-last_call_date': 'Last call',
};
const SORTS = Object.keys(SORT_NAMES) as Array<keyof typeof SORT_NAMES>;
const FILTERS = [
  { name: 'call_status', label: 'Call status', options: optionsOf(CALL_STATUSES, CALL_STATUS_NAMES) },
  { name: 'lead_source', label: 'Source', options: optionsOf(LEAD_SOURCES, LEAD_SOURCE_NAMES) },
  { name: 'follow_up', label: 'Follow-up', all: 'Any', options: optionsOf(FOLLOW_UPS, FOLLOW_UP_NAMES) },
  {
    name: 'interest',
    label: 'Interest',
    all: 'Any',
    options: optionsOf(TRAVEL_INTERESTS, TRAVEL_INTEREST_NAMES),
  },
  {
    name: 'assignee',
    label: 'For',
    all: 'All',
    options: [
      { value: 'me', label: 'Me' },
      { value: 'none', label: 'Nobody' },
    ],
  },
];

const PRESETS: Preset[] = [
  { name: 'Late follow-ups', filters: { follow_up: 'late' } },
  { name: 'No next date', filters: { follow_up: 'none' } },
  { name: 'No call in 3 days', filters: { last_call: 'over_3_days' } },
  { name: 'Honeymoon', filters: { interest: 'honeymoon' } },
];

/** Leads and customers by list; forms and the drawer of a customer lie over them. Source: back-office §2. */
export default function CustomersPage() {
  const view = useCustomerView();
  const { list: current, state, asTable } = view;
  const list = useServerList<Customer>(CUSTOMERS, { query: view.query });
  const stats = useCustomerStats();
  return (
    <>
      <PageHead title="Customer Management" hint="Leads and customers, from first call to sale.">
        <HeadButtons />
      </PageHead>
      <CustomerStatStrip stats={stats} />
      <CustomerTabs current={current} stats={stats} />
      <ListToolbar
        state={state}
        search="Search customers"
        filters={FILTERS}
        saved="customers"
        presets={PRESETS}
        exportAs={{
          path: CUSTOMERS,
          name: 'customers',
          columns: csvColumns(CUSTOMER_COLUMNS),
          match: view.match,
        }}
        actions={<ShownAs asTable={asTable} onChoose={view.showAs} />}
      >
        <SortChoice state={state} sorts={SORTS} names={SORT_NAMES} usual="Newest" usualSort="-created_at" />
      </ListToolbar>
      {asTable ? <CustomersTable list={list} state={state} /> : <CustomerCards list={list} state={state} />}
      <Outlet />
    </>
  );
}

function HeadButtons() {
  const { search } = useLocation();
  if (!useMay('customers.edit')) return null;
  return (
    <>
      <BulkUpload />
      <Link className="btn pri" to={{ pathname: '/admin/customers/new', search }} preventScrollReset>
        <Icon name="plus" />
        Add Customer <kbd>C L</kbd>
      </Link>
    </>
  );
}

function ShownAs({ asTable, onChoose }: { asTable: boolean; onChoose: (view: 'cards' | 'table') => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not laid out as a row of buttons
    <span className="seg sm" role="group" aria-label="Show as">
      <button
        type="button"
        aria-label="Cards"
        title="Cards"
        aria-pressed={!asTable}
        onClick={() => onChoose('cards')}
      >
        <Icon name="layout-grid" />
      </button>
      <button
        type="button"
        aria-label="Table"
        title="Table"
        aria-pressed={asTable}
        onClick={() => onChoose('table')}
      >
        <Icon name="table-2" />
      </button>
    </span>
  );
}
