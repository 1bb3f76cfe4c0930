import '#app/web/office/styles/vendor-invoices.css';
import { Outlet } from 'react-router';
import { csvColumns, VENDOR_INVOICE_COLUMNS } from '#app/contract/csv-columns.ts';
import { VENDOR_INVOICE_SORTS, type VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { isPlainDate } from '#app/domain/plain-date.ts';
import { VENDOR_INVOICE_STATUS_NAMES, VENDOR_INVOICE_STATUSES } from '#app/domain/purchases.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { apiQuery } from '#app/web/office/parts/api-query.ts';
import { DaysFilter } from '#app/web/office/parts/days-filter.tsx';
import { OneRecord } from '#app/web/office/parts/one-record.tsx';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { AddInvoiceLink } from './vendor-buttons.tsx';
import { VENDOR_INVOICES } from './vendor-invoices-api.ts';
import { VendorInvoicesTable } from './vendor-invoices-table.tsx';
import { VendorStats } from './vendor-stats.tsx';

const CURRENCIES = [
  { value: 'INR', label: 'INR' },
  { value: 'USD', label: 'USD' },
];
const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    options: optionsOf(VENDOR_INVOICE_STATUSES, VENDOR_INVOICE_STATUS_NAMES),
  },
  { name: 'currency', label: 'Currency', options: CURRENCIES },
];
const PRESETS = [
  { name: 'To approve', filters: { status: 'pending' } },
  { name: 'To pay', filters: { status: 'approved' } },
];
const KNOWN = {
  status: VENDOR_INVOICE_STATUSES,
  currency: CURRENCIES.map((one) => one.value),
  start_date: isPlainDate,
  end_date: isPlainDate,
  sort: VENDOR_INVOICE_SORTS,
};
const VIEW = {
  filters: ['id', 'status', 'currency', 'start_date', 'end_date', 'supplier_id', 'package_id', 'booking_id'],
  defaultSort: '-date',
};

/** What vendors bill us; the form of an invoice lies over the list under its own address. Source: back-office §2. */
export default function VendorsPage() {
  const state = useListState(VIEW);
  const mayEdit = useMay('purchases.edit');
  const list = useServerList<VendorInvoice>(VENDOR_INVOICES, { query: apiQuery(state.query, KNOWN) });
  const match = apiQuery(state.match, KNOWN);
  return (
    <>
      <PageHead title="Vendor Invoices" hint="What hotels, transporters and others bill us.">
        {mayEdit && <AddInvoiceLink hint />}
      </PageHead>
      <VendorStats match={match} />
      <ListToolbar
        state={state}
        search="Search vendors"
        filters={FILTERS}
        saved="vendor-invoices"
        presets={PRESETS}
        exportAs={{
          path: VENDOR_INVOICES,
          name: 'vendor-invoices',
          columns: csvColumns(VENDOR_INVOICE_COLUMNS),
          match,
        }}
      >
        <DaysFilter state={state} label="Invoice dates" />
      </ListToolbar>
      <OneRecord state={state} name="invoice" />
      <div className="two-line">
        <VendorInvoicesTable list={list} state={state} />
      </div>
      <Outlet />
    </>
  );
}
