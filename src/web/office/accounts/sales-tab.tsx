import type { SalesReport } from '#app/contract/accounts.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { Chart } from '#app/web/ui/parts/chart.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { DaysPicker } from './days-picker.tsx';
import { count, counted, exact, short } from './figures.ts';
import { ReportBox, ReportState, Totals } from './report-box.tsx';
import { ReportFiles } from './report-files.tsx';
import { daysQuery, useDays, useReport } from './use-report.ts';
import { changeOn, yearBefore } from './year-before.ts';
import { YearsBox } from './years-box.tsx';

/** Sales by booking date: sums, destinations and statuses. */
export function SalesTab() {
  const state = useDays();
  const path = `sales-report${daysQuery(state)}`;
  const report = useReport<SalesReport>(path);
  return (
    <>
      <div className="filters">
        <DaysPicker state={state} />
        <ReportFiles path={path} name="sales-report" />
      </div>
      {report.data ? (
        <Report report={report.data} start={state.filters.start_date} end={state.filters.end_date} />
      ) : (
        <ReportState what="the sales report" query={report} />
      )}
      <YearsBox />
    </>
  );
}

function Report({
  report: { summary, by_destination },
  start,
  end,
}: {
  report: SalesReport;
  start: string | undefined;
  end: string | undefined;
}) {
  const earlier = yearBefore(start, end);
  const before = useReport<SalesReport>(`sales-report${earlier?.query ?? ''}`, earlier !== null);
  const change = (name: 'total_bookings' | 'total_revenue') =>
    earlier && changeOn(summary[name], before.data?.summary[name], earlier.name);
  const destinations = Object.entries(by_destination);
  return (
    <>
      <StatStrip
        items={[
          {
            label: 'Total bookings',
            value: count(summary.total_bookings),
            note: change('total_bookings') ?? 'All statuses',
          },
          {
            label: 'Total revenue',
            value: short(summary.total_revenue),
            exact: exact(summary.total_revenue),
            note: change('total_revenue') ?? 'Confirmed and completed',
          },
          {
            label: 'Average booking value',
            value: rupees(summary.average_booking_value),
            note: 'Per booking',
          },
          {
            label: 'Total GST',
            value: short(summary.total_gst),
            exact: exact(summary.total_gst),
            note: 'Inside the revenue',
          },
        ]}
      />
      <div className="g-main">
        <ReportBox
          title="Sales by destination"
          note={`${counted(destinations.length, 'destination')} by revenue`}
        >
          {destinations.length === 0 ? (
            <p className="mute">No sales in these days.</p>
          ) : (
            <Chart
              kind="bars"
              label="Sales by destination"
              itemTitle="Destination"
              valueTitle="Revenue"
              format={rupees}
              items={destinations.map(([label, { count: bookings, revenue }]) => ({
                label,
                value: revenue,
                note: counted(bookings, 'booking'),
              }))}
            />
          )}
        </ReportBox>
        <ReportBox title="Bookings by status">
          <div className="stack s12">
            <Chart
              kind="split"
              label="Bookings by status"
              itemTitle="Status"
              valueTitle="Bookings"
              format={count}
              items={[
                { label: 'Confirmed', value: summary.confirmed_bookings },
                { label: 'Pending', value: summary.pending_bookings, tone: 'high' },
                { label: 'Cancelled', value: summary.cancelled_bookings, tone: 'quiet' },
              ]}
            />
            <Totals
              rows={[
                { label: 'Confirmed revenue', value: rupees(summary.confirmed_revenue) },
                { label: 'Pending revenue', value: rupees(summary.pending_revenue) },
              ]}
            />
          </div>
        </ReportBox>
      </div>
    </>
  );
}
