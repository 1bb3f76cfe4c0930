import { useSearchParams } from 'react-router';
import type { ProfitAndLoss, ProfitGrouping, ProfitRow } from '#app/contract/profit-and-loss.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { counted, monthName } from '#app/web/office/accounts/figures.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { type Column, DataTable } from '#app/web/ui/list/data-table.tsx';
import { Pager } from '#app/web/ui/list/pager.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import { marginText, ProvisionalBadge } from './profit-figures.tsx';
import { COLUMN_TITLES } from './profit-sort.tsx';

type Row = ProfitRow & { id: string };

const FIRST: Record<ProfitGrouping, string> = {
  month: 'Month',
  destination: 'Destination',
  package: 'Package',
  booking: 'Booking',
};

/** The rows with the sums of all of them below; one opens beside, under the address with `row=`. */
export function ProfitTable({
  by,
  report: { rows, summary, total_rows },
  state,
  old,
}: {
  by: ProfitGrouping;
  report: ProfitAndLoss;
  state: ListState;
  /** Others are on their way. */
  old: boolean;
}) {
  const [, setSearch] = useSearchParams();
  const open = (row: Row) =>
    setSearch((search) => new URLSearchParams([...search, ['row', row.key]]), { preventScrollReset: true });
  return (
    <div className={old ? 'stack is-old' : 'stack'} aria-busy={old}>
      <DataTable
        label={`Profit by ${by}`}
        state={state}
        columns={columnsFor(by, summary)}
        rows={rows.map((row) => ({ ...row, id: row.key }))}
        rowName={(row) => row.label}
        onOpen={open}
        empty={{
          title: 'Nothing earned or spent in these days',
          text: 'Trips that begin in these days, bills and expenses appear here.',
        }}
      />
      {total_rows > rows.length && <Pager state={state} total={total_rows} alone />}
    </div>
  );
}

const MONEY = ['income', 'vendor_bills', 'expenses'] as const;

function columnsFor(by: ProfitGrouping, total: ProfitAndLoss['summary']): Column<Row>[] {
  return [
    {
      key: 'name',
      title: FIRST[by],
      sort: 'name',
      foot: by === 'booking' ? counted(total.bookings, 'booking') : 'Total',
      cell: (row) => <RowName by={by} row={row} />,
    },
    ...MONEY.map(
      (key): Column<Row> => ({
        key,
        title: COLUMN_TITLES[key],
        sort: key,
        num: true,
        foot: rupees(total[key]),
        cell: (row) => rupees(row[key]),
      }),
    ),
    {
      key: 'profit',
      title: COLUMN_TITLES.profit,
      sort: 'profit',
      num: true,
      phone: 'second',
      foot: rupees(total.profit),
      cell: (row) => <b className={row.profit < 0 ? 'warn' : undefined}>{rupees(row.profit)}</b>,
    },
    {
      key: 'margin',
      title: COLUMN_TITLES.margin,
      sort: 'margin',
      num: true,
      foot: marginText(total.margin),
      cell: (row) => marginText(row.margin),
    },
  ];
}

function RowName({ by, row }: { by: ProfitGrouping; row: ProfitRow }) {
  const label = by === 'month' ? `${monthName(row.key)} ${row.key.slice(0, 4)}` : row.label;
  const notes = [row.detail, row.date && formatDate(row.date)].filter(Boolean);
  return (
    <span className="profit-row">
      <b className="strong">{label}</b> {row.provisional && <ProvisionalBadge why={row.why} />}
      {notes.length > 0 && <span className="d">{notes.join(' · ')}</span>}
    </span>
  );
}
