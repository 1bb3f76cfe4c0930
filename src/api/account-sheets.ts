import type {
  AccountInvoice,
  AccountStats,
  CustomerLedger,
  GstReport,
  SalesReport,
  TaxSums,
} from '#app/contract/accounts.ts';
import { ACCOUNT_INVOICE_COLUMNS } from '#app/contract/csv-columns.ts';
import type { Gstr1Summary } from '#app/contract/gstr1.ts';
import type { CsvCell } from '#app/domain/csv.ts';
import { withCells } from './answer-csv.ts';
import type { Sheet } from './answer-sheet.ts';

/** The tables of the reports as files. Amounts stay numbers, so that a spreadsheet can sum them. */
export const ACCOUNT_INVOICE_CSV = withCells<AccountInvoice, keyof typeof ACCOUNT_INVOICE_COLUMNS>(
  ACCOUNT_INVOICE_COLUMNS,
  {
    number: (row) => row.invoice_number_final,
    reference: (row) => row.reference,
    booked: (row) => row.booking_date,
    customer: (row) => row.customer_name,
    email: (row) => row.customer_email,
    package: (row) => row.package_title,
    travel: (row) => row.travel_date,
    travelers: (row) => row.travelers,
    taxable: (row) => row.taxable_amount,
    gst: (row) => row.gst_amount,
    tcs: (row) => row.tcs_amount,
    total: (row) => row.total_amount,
    paid: (row) => row.paid_amount,
    balance: (row) => row.balance_amount,
    status: (row) => row.payment_status,
  },
);

export function invoicesSheet(rows: readonly AccountInvoice[], total: number, timeZone: string): Sheet {
  const columns = Object.values(ACCOUNT_INVOICE_CSV);
  const cells = rows.map((row) => columns.map((column) => column.cell(row, timeZone)));
  return {
    name: 'invoices',
    titles: columns.map((column) => column.title),
    rows: total > rows.length ? [...cells, [leftOut(rows.length, total)]] : cells,
    ...(total > rows.length ? { leftOut: leftOut(rows.length, total) } : {}),
  };
}

/** Said where rows end before the list does, in the file and on the screen. */
function leftOut(shown: number, total: number): string {
  const [some, all] = [shown, total].map((figure) => figure.toLocaleString('en-IN'));
  return `Only the first ${some} of ${all} rows: choose fewer days, or export CSV for all of them`;
}

const words = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

export function statsSheet(stats: AccountStats): Sheet {
  return {
    name: 'accounts-dashboard',
    titles: ['Figure', 'Value'],
    rows: Object.entries(stats)
      .filter(([name]) => name !== 'ledger_differences')
      .map(([name, value]): CsvCell[] => [words(name).replace('gst', 'GST'), value]),
  };
}

export function salesSheet({ summary, by_destination }: SalesReport): Sheet {
  return {
    name: 'sales-report',
    titles: ['Destination', 'Bookings', 'Revenue (INR)'],
    rows: [
      ...Object.entries(by_destination).map(([name, { count, revenue }]) => [name, count, revenue]),
      ['Confirmed', summary.confirmed_bookings, summary.confirmed_revenue],
      ['Pending', summary.pending_bookings, summary.pending_revenue],
      ['Cancelled', summary.cancelled_bookings, null],
      ['All bookings', summary.total_bookings, null],
      ['Average booking value', null, summary.average_booking_value],
      ['GST in the revenue', null, summary.total_gst],
    ],
  };
}

const TAX_TITLES = ['Taxable (INR)', 'CGST (INR)', 'SGST (INR)', 'IGST (INR)', 'Total GST (INR)'];
const taxCells = ({ taxable, cgst, sgst, igst, total }: TaxSums) => [taxable, cgst, sgst, igst, total];

export function gstSheet({ summary, by_quarter }: GstReport): Sheet {
  const all: TaxSums = {
    taxable: summary.total_taxable_amount,
    cgst: summary.total_cgst,
    sgst: summary.total_sgst,
    igst: summary.total_igst,
    total: summary.total_gst_collected,
  };
  return {
    name: 'gst-report',
    titles: ['Quarter', ...TAX_TITLES],
    rows: [
      ...Object.entries(by_quarter).map(([quarter, sums]) => [quarter, ...taxCells(sums)]),
      ['All', ...taxCells(all)],
    ],
  };
}

export function gstr1Sheet({ period, sections, total }: Gstr1Summary): Sheet {
  return {
    name: `gstr1-${period}`,
    titles: ['Table', 'Entries', ...TAX_TITLES],
    rows: [
      ...sections.map((one) => [one.section.toUpperCase(), one.count, ...taxCells(one)]),
      ['Total', null, ...taxCells(total)],
    ],
  };
}

export function ledgerSheet({ customer, transactions, summary }: CustomerLedger): Sheet {
  return {
    name: 'customer-ledger',
    titles: [
      'Customer',
      'Email',
      'Invoice number',
      'Reference',
      'Package',
      'Date',
      'Currency',
      'Amount',
      'Paid',
      'Due',
    ],
    rows: [
      ...transactions.map((one) => [
        customer.name,
        customer.email,
        one.invoice_number,
        one.reference,
        one.package,
        one.date,
        one.currency,
        one.amount,
        one.paid,
        one.balance,
      ]),
      [
        customer.name,
        customer.email,
        null,
        null,
        'Total of bookings and INR invoices',
        null,
        'INR',
        summary.total_spent,
        summary.total_paid,
        summary.outstanding_amount,
      ],
    ],
  };
}
