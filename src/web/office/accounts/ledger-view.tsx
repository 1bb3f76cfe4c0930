import { Link } from 'react-router';
import type { CustomerLedger } from '#app/contract/accounts.ts';
import { formatMoney } from '#app/domain/money.ts';
import { spacedPhone, telLink } from '#app/domain/phone-number.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { recordAddress } from '#app/web/office/record/record-key.ts';
import { type Column, DataTable } from '#app/web/ui/list/data-table.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { count, paise } from './figures.ts';

type Row = CustomerLedger['transactions'][number] & { id: string };

export function LedgerView({
  ledger: { customer, customer_id: id, summary, transactions },
}: {
  ledger: CustomerLedger;
}) {
  const maySee = useMay('customers.view');
  return (
    <>
      <section className="box">
        <div className="li">
          <Avatar name={customer.name} />
          <div className="grow">
            <div className="t">{customer.name}</div>
            <div className="d row tight wrap">
              <a href={`mailto:${customer.email}`}>
                <Icon name="mail" small /> {customer.email}
              </a>
              {customer.phone && (
                <a href={telLink(customer.phone)}>
                  <Icon name="phone" small /> {spacedPhone(customer.phone)}
                </a>
              )}
            </div>
          </div>
          {id !== null && maySee && (
            <Link className="btn sm" to={recordAddress('customers', id)}>
              Open customer
            </Link>
          )}
        </div>
      </section>
      <StatStrip
        items={[
          { label: 'Total bookings', value: count(summary.total_bookings) },
          { label: 'Total spent', value: rupees(summary.total_spent) },
          { label: 'Total paid', value: rupees(summary.total_paid) },
          {
            label: 'Outstanding',
            value: rupees(summary.outstanding_amount),
            ...(summary.outstanding_amount > 0 ? { tone: 'warn' as const } : {}),
          },
        ]}
      />
      <DataTable
        label="Transactions"
        columns={columnsFor(summary, transactions.length)}
        rows={transactions.map((row) => ({ ...row, id: `${row.kind} ${row.reference}` }))}
        empty={{ title: 'No transactions', text: 'Nothing was sold or paid under this email.' }}
      />
    </>
  );
}

function columnsFor(summary: CustomerLedger['summary'], rows: number): Column<Row>[] {
  return [
    {
      key: 'number',
      title: 'Invoice number',
      foot: `${rows} ${rows === 1 ? 'transaction' : 'transactions'}`,
      cell: (row) => <span className="mono">{row.invoice_number ?? row.reference}</span>,
    },
    { key: 'package', title: 'Package', wide: true, cell: (row) => <b className="strong">{row.package}</b> },
    { key: 'date', title: 'Date', phone: 'second', cell: (row) => formatDate(row.date) },
    {
      key: 'amount',
      title: 'Amount',
      num: true,
      foot: rupees(summary.total_spent),
      cell: (row) => formatMoney(paise(row.amount), row.currency),
    },
    {
      key: 'paid',
      title: 'Paid',
      num: true,
      foot: rupees(summary.total_paid),
      cell: (row) => formatMoney(paise(row.paid), row.currency),
    },
    {
      key: 'due',
      title: 'Due',
      num: true,
      foot: rupees(summary.outstanding_amount),
      cell: (row) => (
        <span className={row.balance > 0 ? 'warn' : 'mute'}>
          {formatMoney(paise(row.balance), row.currency)}
        </span>
      ),
    },
  ];
}
