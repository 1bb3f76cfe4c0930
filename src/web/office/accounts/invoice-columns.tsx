import type { AccountInvoice } from '#app/contract/accounts.ts';
import type { PaymentStatus } from '#app/domain/booking-status.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import type { Column } from '#app/web/ui/list/data-table.tsx';
import { Badge, type Tone } from '#app/web/ui/parts/badge.tsx';

export const PAYMENT_NAMES: Record<PaymentStatus, string> = {
  pending: 'Pending',
  partial: 'Partially Paid',
  completed: 'Paid',
  refunded: 'Refunded',
};
const TONES: Record<PaymentStatus, Tone> = {
  pending: 'orange',
  partial: 'yellow',
  completed: 'green',
  refunded: 'gray',
};

/** The columns of the sales; on a phone total and balance stay. `foot` has the sums of the page. */
export function invoiceColumns(rows: readonly AccountInvoice[]): Column<AccountInvoice>[] {
  const foot = (name: 'taxable_amount' | 'gst_amount' | 'total_amount' | 'paid_amount' | 'balance_amount') =>
    rupees(rows.reduce((sum, row) => sum + row[name], 0));
  return [
    {
      key: 'customer',
      title: 'Invoice',
      sort: 'customer',
      foot: `This page, ${rows.length} ${rows.length === 1 ? 'invoice' : 'invoices'}`,
      cell: (row) => (
        <>
          <span className="strong trunc who" title={row.customer_name}>
            {row.customer_name}
          </span>
          <span className={row.invoice_number_final ? 'd mono' : 'd'}>
            {row.invoice_number_final ?? 'Not issued yet'}
          </span>
        </>
      ),
    },
    {
      key: 'package',
      title: 'Package',
      sort: 'travel',
      wide: true,
      cell: (row) => (
        <>
          <span className="trunc what" title={row.package_title}>
            {row.package_title}
          </span>
          <span className="d">
            {formatDate(row.travel_date)} · {row.travelers} {row.travelers === 1 ? 'traveler' : 'travelers'}
          </span>
        </>
      ),
    },
    {
      key: 'status',
      title: 'Status',
      phone: 'second',
      cell: ({ payment_status }) => (
        <Badge tone={TONES[payment_status]}>{PAYMENT_NAMES[payment_status]}</Badge>
      ),
    },
    {
      key: 'taxable',
      title: 'Taxable',
      num: true,
      phone: 'hide',
      foot: foot('taxable_amount'),
      cell: (row) => rupees(row.taxable_amount),
    },
    {
      key: 'gst',
      title: 'GST',
      num: true,
      phone: 'hide',
      foot: foot('gst_amount'),
      cell: (row) => rupees(row.gst_amount),
    },
    {
      key: 'total',
      title: 'Total',
      sort: 'total',
      num: true,
      foot: foot('total_amount'),
      cell: (row) => <b className="strong">{rupees(row.total_amount)}</b>,
    },
    {
      key: 'paid',
      title: 'Paid',
      num: true,
      phone: 'hide',
      foot: foot('paid_amount'),
      cell: (row) => rupees(row.paid_amount),
    },
    {
      key: 'balance',
      title: 'Balance due',
      sort: 'balance',
      num: true,
      foot: foot('balance_amount'),
      cell: (row) =>
        row.balance_amount > 0 ? (
          <span className="warn">{rupees(row.balance_amount)}</span>
        ) : (
          <span className="mute">–</span>
        ),
    },
  ];
}
