import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CrmOverview } from '#app/contract/crm-desk.ts';
import { INQUIRY_STATUS_NAMES, INQUIRY_STATUSES, REPLY_HOURS } from '#app/domain/inquiry.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { ReportBox } from '#app/web/office/accounts/report-box.tsx';
import { ago, exactly } from '#app/web/office/parts/ago.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { Chart } from '#app/web/ui/parts/chart.tsx';

const count = (figure: number) => figure.toLocaleString('en-IN');
const TONES = { new: 'high', in_progress: 'main', resolved: 'soft', closed: 'quiet' } as const;
const WAITING = '/admin/crm?sort=waiting&tab=inquiries&waiting=yes';

/** How inquiries come in, where they stand, and who waits for a first answer. */
export function InquiryCharts() {
  const { data } = useQuery({
    queryKey: ['crm', 'stats', 'overview'],
    queryFn: async ({ signal }) => (await callOffice<CrmOverview>('/crm/overview', { signal })).data,
  });
  if (!data) return null;
  const inAll = data.by_week.reduce((sum, week) => sum + week.count, 0);
  return (
    <div className="g-main eq">
      <ReportBox
        title="Inquiries per week"
        note={`${count(inAll)} in ${data.by_week.length} weeks; this week so far is highlighted`}
      >
        <Chart
          kind="columns"
          label="Inquiries per week"
          itemTitle="Week from"
          valueTitle="Inquiries"
          format={count}
          items={data.by_week.map(({ from, count: value }, at) => ({
            label: formatDate(from).replace(/ \d{4}$/, ''),
            value,
            ...(at === data.by_week.length - 1 ? { tone: 'main' as const } : {}),
          }))}
        />
      </ReportBox>
      <ReportBox title="Where inquiries stand">
        <Chart
          kind="split"
          label="Inquiries by status"
          itemTitle="Status"
          valueTitle="Inquiries"
          format={count}
          items={INQUIRY_STATUSES.map((status) => ({
            label: INQUIRY_STATUS_NAMES[status],
            value: data.by_status[status],
            tone: TONES[status],
          }))}
        />
        <Waiting {...data} />
      </ReportBox>
    </div>
  );
}

function Waiting({ waiting, waiting_too_long, waiting_since }: CrmOverview) {
  return (
    <dl className="waiting">
      <div>
        <dt>Waiting for first reply</dt>
        <dd>
          <Link className="lk" to={WAITING}>
            {count(waiting)}
          </Link>
        </dd>
      </div>
      <div>
        <dt>Longer than {REPLY_HOURS} hours</dt>
        <dd>{count(waiting_too_long)}</dd>
      </div>
      <div>
        <dt>Oldest</dt>
        <dd title={waiting_since ? exactly(waiting_since) : undefined}>
          {waiting_since ? ago(waiting_since) : 'Nobody waits'}
        </dd>
      </div>
    </dl>
  );
}
