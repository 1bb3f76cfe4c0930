import { Link } from 'react-router';
import type { AccountStats } from '#app/contract/accounts.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { Chart } from '#app/web/ui/parts/chart.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { DashboardCharts } from './dashboard-charts.tsx';
import { DaysPicker } from './days-picker.tsx';
import { count, counted, exact, short } from './figures.ts';
import { ReportBox, ReportState, Totals } from './report-box.tsx';
import { ReportFiles } from './report-files.tsx';
import { useDays, useReport } from './use-report.ts';

/** All figures of the business as of now; the days choose what the charts show. */
export function DashboardTab() {
  const state = useDays();
  const stats = useReport<AccountStats>('dashboard-stats');
  return (
    <>
      <div className="filters">
        <DaysPicker state={state} />
        <ReportFiles path="dashboard-stats" name="accounts-dashboard" />
      </div>
      {stats.data ? <Strip stats={stats.data} /> : <ReportState what="the figures" query={stats} />}
      <DashboardCharts
        state={state}
        payments={stats.data && <PaymentStatus stats={stats.data} />}
        gst={stats.data && <GstSummary stats={stats.data} />}
      />
    </>
  );
}

function Strip({ stats }: { stats: AccountStats }) {
  return (
    <>
      {stats.ledger_differences > 0 && (
        <div className="note bad" role="alert">
          <Icon name="triangle-alert" />
          <span>
            Last night’s check found {counted(stats.ledger_differences, 'stored sum')} that differ from the
            ledger. The server’s log names them.
          </span>
        </div>
      )}
      <StatStrip
        items={[
          {
            label: 'Total revenue',
            value: short(stats.total_revenue),
            exact: exact(stats.total_revenue),
            note: <Bookings figure={stats.total_bookings} what="total bookings" />,
          },
          {
            label: 'Today’s revenue',
            value: short(stats.today_revenue),
            exact: exact(stats.today_revenue),
            note: <Bookings figure={stats.today_bookings} what="today’s bookings" />,
          },
          {
            label: 'This month',
            value: short(stats.month_revenue),
            exact: exact(stats.month_revenue),
            note: <Bookings figure={stats.month_bookings} what="month bookings" />,
          },
          {
            label: 'Outstanding',
            value: short(stats.outstanding_amount),
            exact: exact(stats.outstanding_amount),
            note: (
              <Bookings
                figure={stats.outstanding_invoices}
                what={stats.outstanding_invoices === 1 ? 'invoice' : 'invoices'}
              />
            ),
            to: '/admin/accounts?tab=invoices&balance=due&start_date=all&end_date=all',
          },
        ]}
      />
    </>
  );
}

function Bookings({ figure, what }: { figure: number; what: string }) {
  return (
    <>
      <b>{count(figure)}</b> {what}
    </>
  );
}

function PaymentStatus({ stats }: { stats: AccountStats }) {
  const { total_paid, total_pending, total_revenue } = stats;
  const share = total_revenue > 0 ? Math.round((total_paid / total_revenue) * 100) : 0;
  return (
    <ReportBox title="Payment status" end={<span className="mute">{share}% received</span>}>
      <div className="stack s12">
        <Chart
          kind="split"
          label="Payments received and pending"
          format={rupees}
          items={[
            { label: 'Received', value: total_paid },
            { label: 'Pending', value: total_pending, tone: 'high' },
          ]}
        />
        <Totals
          rows={[
            { label: 'Total', value: rupees(total_revenue), total: true },
            { label: 'Outstanding invoices', value: count(stats.outstanding_invoices) },
            { label: 'Outstanding amount', value: rupees(stats.outstanding_amount) },
          ]}
        />
      </div>
    </ReportBox>
  );
}

function GstSummary({ stats }: { stats: AccountStats }) {
  return (
    <ReportBox
      title="GST summary"
      end={
        <Link className="lk" to="/admin/accounts?tab=gst">
          GST Report
        </Link>
      }
    >
      <Totals
        rows={[
          { label: 'Total collected', value: rupees(stats.total_gst_collected) },
          { label: 'This month', value: rupees(stats.month_gst_collected) },
          { label: 'GST 18%', value: 'CGST 9% + SGST 9%', heads: true },
          { label: 'CGST', value: rupees(stats.total_cgst) },
          { label: 'SGST', value: rupees(stats.total_sgst) },
          { label: 'IGST, other states', value: rupees(stats.total_igst) },
        ]}
      />
    </ReportBox>
  );
}
