import { useRef } from 'react';
import type { AccountInvoice } from '#app/contract/accounts.ts';
import { ACCOUNT_INVOICE_COLUMNS, csvColumns } from '#app/contract/csv-columns.ts';
import { PAYMENT_STATUSES } from '#app/domain/booking-status.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { DocumentButtons } from '#app/web/office/record/document-buttons.tsx';
import { DataTable } from '#app/web/ui/list/data-table.tsx';
import { type Filter, ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import type { Preset } from '#app/web/ui/list/saved-filters.tsx';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { DaysPicker } from './days-picker.tsx';
import { InvoiceBulk } from './invoice-bulk.tsx';
import { invoiceColumns, PAYMENT_NAMES } from './invoice-columns.tsx';
import { ReportFiles } from './report-files.tsx';
import { useDays } from './use-report.ts';

const PATH = '/accounts/invoices';
const FILTERS: Filter[] = [
  { name: 'payment_status', label: 'Payment', options: optionsOf(PAYMENT_STATUSES, PAYMENT_NAMES) },
  {
    name: 'balance',
    label: 'Balance',
    options: [
      { value: 'due', label: 'Due' },
      { value: 'none', label: 'None' },
    ],
  },
];

const PRESETS: Preset[] = [
  { name: 'Balance due', filters: { balance: 'due' } },
  { name: 'Travelling this month', filters: { travel: 'month' } },
  { name: 'Above ₹1,00,000', filters: { min_total: '100000' } },
];

/** A row for each sale, found by customer or invoice number, with both papers. */
export function InvoicesTab() {
  const state = useDays(['payment_status', 'balance', 'travel', 'min_total']);
  const list = useServerList<AccountInvoice>(PATH, state);
  // Ticks stay while pages are turned: what stood on the others is still known.
  const seen = useRef(new Map<string, AccountInvoice>());
  for (const row of list.rows) seen.current.set(row.id, row);
  return (
    <div className="stack two-line">
      <ListToolbar
        state={state}
        search="Customer or invoice"
        filters={FILTERS}
        saved="account-invoices"
        presets={PRESETS}
        exportAs={{ path: PATH, name: 'invoices', columns: csvColumns(ACCOUNT_INVOICE_COLUMNS) }}
        actions={<ReportFiles path={`invoices?${state.match}`} name="invoices" csv={false} />}
      >
        <DaysPicker state={state} />
      </ListToolbar>
      <DataTable
        dense
        label="Invoices"
        columns={invoiceColumns(list.rows)}
        list={list}
        state={state}
        bulk={(ids, clear) => <InvoiceBulk ids={ids} rows={[...seen.current.values()]} clear={clear} />}
        rowName={(row) => row.invoice_number_final ?? row.customer_name}
        rowActions={(row) => (
          <DocumentButtons
            bookingId={row.booking_id}
            failed="Failed to download invoice"
            of={row.invoice_number_final ?? row.customer_name}
            // The first download of an invoice gave it its number.
            onIssued={(kind) => kind === 'invoice' && row.invoice_number_final === null && list.reload()}
          />
        )}
        empty={{
          title: 'No invoices found',
          text: 'Confirmed and completed bookings appear here.',
          icon: 'receipt-indian-rupee',
        }}
        noMatch={{ title: 'No invoices found', text: 'Choose other days, or clear the filters.' }}
      />
    </div>
  );
}
