import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AccountCharts } from '#app/contract/accounts.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import { Chart } from '#app/web/ui/parts/chart.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { counted, monthName, short } from './figures.ts';
import { ReportBox, ReportState } from './report-box.tsx';
import { daysQuery, useReport } from './use-report.ts';

const AGES: Record<
  AccountCharts['ageing'][number]['age'],
  { label: string; tone: 'quiet' | 'main' | 'high' }
> = {
  not_due: { label: 'Not due yet', tone: 'quiet' },
  to_30: { label: '1 to 30 days', tone: 'main' },
  to_60: { label: '31 to 60 days', tone: 'main' },
  over_60: { label: 'Over 60 days', tone: 'high' },
};

/** Revenue by month, what was collected of it, where it came from, and how old the rest is. `payments` and `gst` stand beside them. */
export function DashboardCharts({
  state,
  payments,
  gst,
}: {
  state: ListState;
  payments: ReactNode;
  gst: ReactNode;
}) {
  const charts = useReport<AccountCharts>(`dashboard-charts${daysQuery(state)}`);
  if (!charts.data) {
    return (
      <>
        <ReportState what="the charts" query={charts} />
        {payments}
        {gst}
      </>
    );
  }
  const { by_month, top_destinations, ageing } = charts.data;
  return (
    <div className="stack" aria-busy={charts.isPlaceholderData || undefined}>
      <div className="g-main eq">
        <Revenue months={by_month} />
        {payments}
      </div>
      <div className="g2 reports">
        <Collections months={by_month} />
        <Destinations rows={top_destinations} />
      </div>
      <div className="g-main eq">
        <Ageing rows={ageing} />
        {gst}
      </div>
    </div>
  );
}

type Months = AccountCharts['by_month'];

function Revenue({ months }: { months: Months }) {
  const years = new Set(months.map((one) => one.month.slice(0, 4))).size > 2 || months.length > 12;
  const now = agencyDate().slice(0, 7);
  return (
    <ReportBox title="Revenue by month" note="By booking date, GST included">
      <Chart
        kind="columns"
        label="Revenue by month"
        itemTitle="Month"
        valueTitle="Revenue"
        format={rupees}
        short={short}
        items={months.map(({ month, revenue }) => ({
          label: monthName(month, years),
          value: revenue,
          ...(month === now ? { tone: 'main' as const } : {}),
        }))}
      />
    </ReportBox>
  );
}

function Collections({ months }: { months: Months }) {
  const sum = (name: 'received' | 'outstanding') => months.reduce((total, one) => total + one[name], 0);
  return (
    <ReportBox title="Collections against outstanding" note="Of the bookings of these days">
      <Chart
        kind="split"
        label="Collections against outstanding"
        format={rupees}
        items={[
          { label: 'Collected', value: sum('received') },
          { label: 'Outstanding', value: sum('outstanding'), tone: 'high' },
        ]}
      />
    </ReportBox>
  );
}

function Destinations({ rows }: { rows: AccountCharts['top_destinations'] }) {
  return (
    <ReportBox title="Top destinations" note="By revenue">
      {rows.length === 0 ? (
        <p className="mute">No sales in these days.</p>
      ) : (
        <Chart
          kind="bars"
          label="Top destinations by revenue"
          itemTitle="Destination"
          valueTitle="Revenue"
          format={rupees}
          items={rows.map(({ destination, count, revenue }) => ({
            label: destination,
            value: revenue,
            note: counted(count, 'booking'),
          }))}
        />
      )}
    </ReportBox>
  );
}

function Ageing({ rows }: { rows: AccountCharts['ageing'] }) {
  const total = rows.reduce((sum, one) => sum + one.amount, 0);
  const owed = rows.reduce((sum, one) => sum + one.count, 0);
  return (
    <ReportBox
      title="Outstanding by age"
      note={`${rupees(total)} across ${counted(owed, 'invoice')}`}
      end={
        owed > 0 && (
          <Link className="lk" to="/admin/accounts?tab=invoices&balance=due&start_date=all&end_date=all">
            Send reminders
          </Link>
        )
      }
    >
      <Chart
        kind="bars"
        label="Outstanding by age"
        itemTitle="Overdue"
        valueTitle="Amount"
        format={rupees}
        items={rows.map(({ age, count, amount }) => ({
          ...AGES[age],
          value: amount,
          note: counted(count, 'invoice'),
        }))}
      />
    </ReportBox>
  );
}
