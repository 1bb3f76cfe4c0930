import { useLocation } from 'react-router';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { paise } from '#app/web/office/accounts/figures.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { type Column, DataTable } from '#app/web/ui/list/data-table.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import type { ServerList } from '#app/web/ui/list/use-server-list.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { VendorBadge } from './vendor-badge.tsx';
import { AddInvoiceLink, RowButtons } from './vendor-buttons.tsx';
import { VENDORS_PAGE } from './vendor-invoices-api.ts';

const money = (amount: number, { currency }: VendorInvoice) => formatMoney(paise(amount), currency);

const COLUMNS: Column<VendorInvoice>[] = [
  {
    key: 'vendor',
    title: 'Vendor',
    sort: 'vendor',
    phone: 'first',
    cell: (row) => (
      <>
        <span className="strong trunc who">{row.vendor_name}</span>
        <span className="d mono">{row.invoice_number}</span>
      </>
    ),
  },
  {
    key: 'date',
    title: 'Date',
    sort: 'date',
    cell: (row) => <span className="nw">{formatDate(row.invoice_date)}</span>,
  },
  {
    key: 'package',
    title: 'Linked package',
    wide: true,
    cell: (row) => (
      <>
        {row.linked_package_name ? (
          <span className="trunc what">{row.linked_package_name}</span>
        ) : (
          <span className="mute">{row.booking_reference ?? 'Not linked'}</span>
        )}
        {row.department && <span className="d">{row.department}</span>}
      </>
    ),
  },
  {
    key: 'amount',
    title: 'Amount',
    num: true,
    phone: 'hide',
    cell: (row) => money(row.amount, row),
  },
  {
    key: 'gst',
    title: 'GST',
    num: true,
    phone: 'hide',
    cell: (row) =>
      row.currency === 'USD' ? (
        <span className="mute">No GST</span>
      ) : (
        <>
          {money(row.gst_amount, row)}
          <span className="d">{row.gst_rate}%</span>
        </>
      ),
  },
  {
    key: 'total',
    title: 'Total',
    sort: 'total',
    num: true,
    cell: (row) => <b className="strong">{money(row.total_amount, row)}</b>,
  },
  { key: 'status', title: 'Status', phone: 'second', cell: (row) => <VendorBadge invoice={row} /> },
];

/** A page of vendors' invoices; a row opens its form. */
export function VendorInvoicesTable({ list, state }: { list: ServerList<VendorInvoice>; state: ListState }) {
  const { search } = useLocation();
  const mayEdit = useMay('purchases.edit');
  return (
    <DataTable
      label="Invoices"
      columns={COLUMNS}
      list={list}
      state={state}
      rowName={(row) => `${row.vendor_name} ${row.invoice_number}`}
      rowActions={(row) => <RowButtons invoice={row} />}
      {...(mayEdit
        ? {
            rowHref: (row: VendorInvoice) => `${VENDORS_PAGE}/${encodeURIComponent(row.id)}${search}`,
            bulk: (ids: string[], clear: () => void) => <BulkButtons ids={ids} onDone={clear} />,
          }
        : {})}
      empty={{
        title: 'No invoices yet',
        text: 'Write down what hotels, transporters and others bill you.',
        icon: 'file-text',
        ...(mayEdit ? { action: <AddInvoiceLink /> } : {}),
      }}
    />
  );
}
