import {
  GENERAL_KEY,
  INVOICES_KEY,
  type ProfitGrouping,
  type ProfitRow,
} from '#app/contract/profit-and-loss.ts';
import { counted, monthName, short } from '#app/web/office/accounts/figures.ts';
import { ReportBox } from '#app/web/office/accounts/report-box.tsx';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { Chart } from '#app/web/ui/parts/chart.tsx';
import { LinesChart } from '#app/web/ui/parts/lines-chart.tsx';

/** More bars than these are read in the table. */
const MOST_BARS = 8;

/** Months as income over its costs; destinations and packages ranked by what they earned. Bookings are read in the table. */
export function ProfitChart({ by, rows }: { by: ProfitGrouping; rows: readonly ProfitRow[] }) {
  if (by === 'booking') return null;
  if (by === 'month')
    return rows.length < 2 ? null : <Months rows={rows.toSorted((a, b) => a.key.localeCompare(b.key))} />;
  const trips = rows.filter((row) => row.key !== INVOICES_KEY && row.key !== GENERAL_KEY && row.profit > 0);
  if (trips.length === 0) return null;
  const what = by === 'destination' ? 'destination' : 'package';
  const more = Math.max(0, trips.length - MOST_BARS);
  const losing = rows.filter((row) => row.profit < 0 && row.key !== GENERAL_KEY).length;
  const left = [more > 0 && `${more} more`, losing > 0 && `${losing} with a loss`].filter(
    (part) => part !== false,
  );
  const note = ['The highest first', left.length > 0 && `${left.join(' and ')} in the table`].filter(Boolean);
  return (
    <ReportBox title={`Profit by ${what}`} note={note.join('; ')}>
      <Chart
        kind="bars"
        label={`Profit by ${what}`}
        itemTitle={what === 'destination' ? 'Destination' : 'Package'}
        valueTitle="Profit"
        format={rupees}
        items={trips
          .toSorted((a, b) => b.profit - a.profit)
          .slice(0, MOST_BARS)
          .map((row) => ({ label: row.label, value: row.profit, note: counted(row.bookings, 'booking') }))}
      />
    </ReportBox>
  );
}

function Months({ rows }: { rows: readonly ProfitRow[] }) {
  const years = new Set(rows.map((row) => row.key.slice(0, 4))).size > 2 || rows.length > 12;
  return (
    <ReportBox title="Income and costs" note="Between the lines: the profit">
      <LinesChart
        label="Income and costs by month"
        name="Income"
        beforeName="Costs"
        format={rupees}
        short={short}
        points={rows.map((row) => ({
          label: monthName(row.key, years),
          value: row.income,
          before: row.vendor_bills + row.expenses,
        }))}
      />
    </ReportBox>
  );
}
