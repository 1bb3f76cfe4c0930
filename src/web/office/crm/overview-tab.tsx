import type { CrmStats } from '#app/contract/bookings.ts';
import { formatExactly, formatThousands } from '#app/domain/thousands.ts';
import { ago } from '#app/web/office/parts/ago.ts';
import { Empty } from '#app/web/ui/parts/empty.tsx';
import { Stat } from '#app/web/ui/parts/stat.tsx';
import { InquiryCharts } from './inquiry-charts.tsx';
import { Newest } from './newest.tsx';
import { ReplyFigures } from './reply-figures.tsx';
import type { useCrmStats } from './use-crm-stats.ts';

const paise = (rupees: number) => Math.round(rupees * 100);
const count = (figure: number) => figure.toLocaleString('en-IN');

/** The figures of the CRM, and what came last. Source: back-office §2. */
export function OverviewTab({ stats }: { stats: ReturnType<typeof useCrmStats> }) {
  return (
    <>
      <Figures stats={stats} />
      <InquiryCharts />
      <ReplyFigures />
      <Newest />
    </>
  );
}

function Figures({ stats: { data, isError, refetch } }: { stats: ReturnType<typeof useCrmStats> }) {
  if (data) return <Strip stats={data} />;
  if (isError) {
    return (
      <div className="box">
        <Empty
          icon="circle-alert"
          bad
          title="Figures could not be loaded"
          hint="Please check your connection."
        >
          <button type="button" className="btn" onClick={() => void refetch()}>
            Try again
          </button>
        </Empty>
      </div>
    );
  }
  return (
    <div className="stats" role="status">
      <span className="sr">Loading figures...</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="stat sk-stat" aria-hidden="true">
          <span className="sk w60" />
          <span className="sk w40" />
          <span className="sk w80" />
        </div>
      ))}
    </div>
  );
}

function Strip({ stats }: { stats: CrmStats }) {
  const [total, pending] = [paise(stats.total_revenue), paise(stats.pending_revenue)];
  return (
    <div className="stats">
      <Stat label="Total inquiries" figure={count(stats.total_inquiries)} to="/admin/crm?tab=inquiries">
        <b>{count(stats.new_inquiries)} new</b>
      </Stat>
      <Stat label="Total bookings" figure={count(stats.total_bookings)} to="/admin/crm?tab=bookings">
        <b>{count(stats.confirmed_bookings)} confirmed</b>
      </Stat>
      <Stat label="Total revenue" figure={formatThousands(total)} exact={formatExactly(total)}>
        <b title={formatExactly(pending)}>{formatThousands(pending)}</b> pending revenue
      </Stat>
      <Stat
        label="In-progress inquiries"
        figure={count(stats.in_progress_inquiries)}
        to="/admin/crm?tab=inquiries&status=in_progress"
      >
        {stats.oldest_in_progress ? `Oldest came ${ago(stats.oldest_in_progress)}` : 'None is open'}
      </Stat>
    </div>
  );
}
