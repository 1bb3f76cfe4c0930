import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReplyReport } from '#app/contract/crm-desk.ts';
import { REPLY_HOURS } from '#app/domain/inquiry.ts';
import { spellMinutes } from '#app/domain/spell-minutes.ts';
import { ReportBox } from '#app/web/office/accounts/report-box.tsx';
import { daysQuery, useDays } from '#app/web/office/accounts/use-report.ts';
import { DaysFilter } from '#app/web/office/parts/days-filter.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';

const NONE = 'None yet';

/** How fast inquiries of the chosen days were answered, and how many of them became bookings. */
export function ReplyFigures() {
  const state = useDays();
  const days = daysQuery(state);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['crm', 'stats', 'replies', days],
    queryFn: async ({ signal }) =>
      (await callOffice<ReplyReport>(`/crm/reply-report${days}`, { signal })).data,
    placeholderData: keepPreviousData,
  });
  const figure = (of: (report: ReplyReport) => string) => (data ? of(data) : null);
  return (
    <ReportBox title="Replies and bookings" end={<DaysFilter state={state} label="Inquiry dates" />}>
      {error && !data ? (
        <ErrorState title="Figures could not be loaded" error={error} retry={() => void refetch()} />
      ) : (
        <div className={isPlaceholderData ? 'is-old' : undefined} aria-busy={isPlaceholderData}>
          <StatStrip
            items={[
              {
                label: 'Inquiries received',
                value: figure(({ inquiries }) => count(inquiries)),
                note: data && `${count(data.replied)} answered`,
              },
              {
                label: 'Median first reply',
                value: figure(({ median_reply_minutes: minutes }) =>
                  minutes === null ? NONE : spellMinutes(minutes),
                ),
                note: 'To a message of staff',
              },
              {
                label: `Replied within ${REPLY_HOURS} hours`,
                value: figure(({ replied_in_time_percent: share }) => (share === null ? NONE : `${share}%`)),
                note: 'Of those that are due',
              },
              {
                label: 'Inquiry to booking',
                value: figure(({ booked_percent: share }) => (share === null ? NONE : `${share}%`)),
                note: data && `${count(data.booked)} booked afterwards`,
              },
            ]}
          />
        </div>
      )}
    </ReportBox>
  );
}

const count = (figure: number) => figure.toLocaleString('en-IN');
