import '#app/web/office/styles/invoices.css';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from 'react-router';
import { CUSTOMER_INVOICE_COLUMNS, csvColumns } from '#app/contract/csv-columns.ts';
import type { CustomerInvoiceStats, CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { apiQuery } from '#app/web/office/parts/api-query.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { DaysFilter } from '#app/web/office/parts/days-filter.tsx';
import { OneRecord } from '#app/web/office/parts/one-record.tsx';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { INVOICE_STATS, INVOICES } from './use-invoice-actions.ts';

const TYPES = [
  { value: 'proforma', label: 'Proforma' },
  { value: 'final', label: 'Final' },
];
const STATUSES = [
  { value: 'pending', label: 'Pending' },
  { value: 'partial', label: 'Partially Paid' },
  { value: 'paid', label: 'Paid' },
];
const FILTERS = [
  { name: 'type', label: 'Type', all: 'All Types', options: TYPES },
  { name: 'payment_status', label: 'Status', all: 'All Status', options: STATUSES },
];
const PRESETS = [
  { name: 'Overdue', filters: { due: 'overdue' } },
  { name: 'Due this week', filters: { due: 'week' } },
  { name: 'Proforma older than 14 days', filters: { due: 'old_proforma' } },
];
const KNOWN = {
  due: PRESETS.map((one) => one.filters.due),
  type: TYPES.map((one) => one.value),
  payment_status: STATUSES.map((one) => one.value),
  sort: ['-date'],
};
const VIEW = {
  filters: ['id', 'type', 'payment_status', 'start_date', 'end_date', 'due'],
  defaultSort: '-date',
} as const;

/** Invoices that staff write; a form lies over them under its own address. Source: back-office §2. */
export default function InvoicesPage() {
  const state = useListState(VIEW);
  const { search } = useLocation();
  const mayEdit = useMay('accounts.edit');
  const list = useServerList<CustomerInvoiceView>(INVOICES, { query: apiQuery(state.query, KNOWN) });
  return (
    <>
      <PageHead title="Customer Invoices" hint="Proforma and final invoices, with GST for rupees.">
        {mayEdit && (
          <Link className="btn pri" to={{ pathname: '/admin/customer-invoices/new', search }}>
            <Icon name="plus" />
            Create Invoice <kbd>C I</kbd>
          </Link>
        )}
      </PageHead>
      <Stats />
      <ListToolbar
        state={state}
        search="Search invoices"
        filters={FILTERS}
        saved="customer-invoices"
        presets={PRESETS}
        exportAs={{
          path: INVOICES,
          name: 'customer-invoices',
          columns: csvColumns(CUSTOMER_INVOICE_COLUMNS),
          match: apiQuery(state.match, KNOWN),
        }}
      >
        <DaysFilter state={state} label="Invoice dates" />
      </ListToolbar>
      <OneRecord state={state} name="invoice" />
      <CardList
        name="invoices"
        icon="receipt-indian-rupee"
        hint="They appear here as soon as somebody writes one."
        failed="Failed to load invoices."
        list={list}
        state={state}
        letters={{ d: 'PDF', e: 'Edit', p: 'Record payment', m: 'Remind' }}
        card={(invoice) => <InvoiceCard key={invoice.id} invoice={invoice} />}
      />
      <Outlet />
    </>
  );
}

function Stats() {
  const { data } = useQuery({
    queryKey: INVOICE_STATS,
    queryFn: ({ signal }) => callOffice<CustomerInvoiceStats>(`${INVOICES}/stats`, { signal }),
  });
  const figure = (name: keyof CustomerInvoiceStats) =>
    data ? data.data[name].toLocaleString('en-IN') : null;
  const noted = (name: keyof CustomerInvoiceStats, what: string) => data && `${figure(name)} ${what}`;
  return (
    <StatStrip
      items={[
        { label: 'Total invoices', value: figure('total_invoices'), note: 'Without cancelled ones' },
        {
          label: 'Proforma',
          value: figure('proforma_count'),
          note: noted('became_final_count', 'became final'),
        },
        { label: 'Final', value: figure('final_count'), note: noted('settled_count', 'settled') },
        { label: 'Pending', value: figure('pending_count'), note: noted('overdue_count', 'overdue') },
      ]}
    />
  );
}
