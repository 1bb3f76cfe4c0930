import type { TodayView } from '#app/contract/today.ts';
import { daysBetween, formatDate } from '#app/domain/plain-date.ts';
import { formatExactly, formatThousands } from '#app/domain/thousands.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { useNow } from '#app/web/office/parts/use-now.ts';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { SkeletonCards } from '#app/web/ui/parts/skeleton.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { dayText, weekText } from './day-text.ts';
import { DepartureRow } from './departure-row.tsx';
import { FOLLOW_UPS, FollowUpBox, WITHOUT_DATE } from './follow-up-box.tsx';
import { OverdueRow } from './overdue-row.tsx';
import { waited } from './reply-time.ts';
import { TaskRow } from './task-row.tsx';
import { TodayBox } from './today-box.tsx';
import { UnknownNumberRow } from './unknown-number-row.tsx';
import { useToday } from './use-today.ts';
import { WaitingRow } from './waiting-row.tsx';

const INQUIRIES = '/admin/crm?tab=inquiries&status=new&sort=oldest';

/** What waits for staff today: who waits for an answer, who leaves this week, whose balance is overdue. */
export default function TodayPage() {
  const { data, error, isError, refetch } = useToday();
  if (data) return <Today view={data} />;
  return (
    <>
      <PageHead title="Today" />
      {isError ? (
        <div className="box">
          <ErrorState title="Failed to load today" error={error} retry={refetch} />
        </div>
      ) : (
        <SkeletonCards label="today" />
      )}
    </>
  );
}

function Today({ view }: { view: TodayView }) {
  const now = useNow();
  const { date, inquiries, departures, overdue, tasks, unknown } = view;
  return (
    <>
      <PageHead title={dayText(date)} name="Today" hint={hintOf(view)} />
      <Figures view={view} now={now} />
      <div className="g-main">
        <div className="stack">
          <TodayBox
            id="waiting"
            title="New inquiries"
            note="We promise a reply within 24 hours"
            all={{ label: 'Open inquiries', to: INQUIRIES }}
            rows={inquiries.rows}
            total={inquiries.total}
            nothing="Nobody waits for a first reply."
          >
            {(row) => <WaitingRow key={row.id} inquiry={row} now={now} />}
          </TodayBox>
          {unknown.total > 0 && (
            <TodayBox
              id="unknown"
              title="Unknown numbers"
              note="They wrote on WhatsApp and are in no list yet"
              rows={unknown.rows}
              total={unknown.total}
              nothing=""
            >
              {(row) => <UnknownNumberRow key={row.id} sender={row} />}
            </TodayBox>
          )}
          {tasks.total > 0 && (
            <TodayBox
              id="tasks"
              title="Tasks"
              note={lateText(tasks.rows)}
              rows={tasks.rows}
              total={tasks.total}
              nothing=""
            >
              {(row) => <TaskRow key={row.id} task={row} />}
            </TodayBox>
          )}
        </div>
        <div className="stack">
          <FollowUpBox view={view} />
          <TodayBox
            id="departures"
            title="Departures this week"
            note={weekText(departures.from, departures.to)}
            rows={departures.rows}
            total={departures.total}
            nothing="Nobody leaves this week."
          >
            {(row) => <DepartureRow key={row.id} booking={row} />}
          </TodayBox>
          <TodayBox
            id="overdue"
            title="Payments overdue"
            note={overdue.amount > 0 ? rupees(overdue.amount) : ''}
            rows={overdue.rows}
            total={overdue.total}
            nothing="No balance is overdue."
          >
            {(row) => <OverdueRow key={row.id} booking={row} />}
          </TodayBox>
        </div>
      </div>
    </>
  );
}

function Figures({
  view: { date, inquiries, departures, overdue, privacy, followUps },
  now,
}: {
  view: TodayView;
  now: Date;
}) {
  const paise = Math.round(overdue.amount * 100);
  const [oldest, worst] = [inquiries.rows[0], overdue.rows[0]];
  return (
    <StatStrip
      items={[
        {
          label: 'New inquiries',
          value: inquiries.total.toLocaleString('en-IN'),
          to: INQUIRIES,
          note: oldest ? (
            <>
              {inquiries.late > 0 && <b className="due">{inquiries.late} late</b>}
              {inquiries.late > 0 && ', oldest '}
              {inquiries.late === 0 && 'Oldest '}
              waiting {waited(oldest.createdAt, now)}
            </>
          ) : (
            'All answered'
          ),
        },
        ...(followUps
          ? [
              {
                label: 'Follow-ups due',
                value: followUps.total.toLocaleString('en-IN'),
                to: FOLLOW_UPS,
                note:
                  followUps.late > 0 ? (
                    <b className="due">{followUps.late.toLocaleString('en-IN')} late</b>
                  ) : (
                    'None late'
                  ),
              },
              {
                label: 'No next date',
                value: followUps.withoutDate.toLocaleString('en-IN'),
                to: WITHOUT_DATE,
                note: followUps.withoutDate === 1 ? 'Open lead' : 'Open leads',
              },
            ]
          : []),
        {
          label: 'Departures this week',
          value: departures.total.toLocaleString('en-IN'),
          onClick: () => show('departures'),
          note: departures.travelers === 1 ? '1 traveler' : `${departures.travelers} travelers`,
        },
        {
          label: 'Payments overdue',
          value: formatThousands(paise),
          exact: formatExactly(paise),
          onClick: () => show('overdue'),
          note: worst
            ? `${overdue.total} ${overdue.total === 1 ? 'booking' : 'bookings'}, oldest ${worst.daysLate} ${worst.daysLate === 1 ? 'day' : 'days'}`
            : 'Nothing is late',
        },
        ...(privacy && privacy.open > 0
          ? [
              {
                label: 'Privacy requests',
                value: privacy.open.toLocaleString('en-IN'),
                to: '/admin/privacy?status=open&sort=oldest',
                note: <PrivacyTerm privacy={privacy} today={date} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** How much is left of the days in which an answer is promised. */
function PrivacyTerm({
  privacy: { late, answerBy },
  today,
}: {
  privacy: NonNullable<TodayView['privacy']>;
  today: string;
}) {
  if (late > 0) return <b className="due">{late} late</b>;
  if (answerBy === null) return null;
  const left = daysBetween(today, answerBy);
  return (
    <span title={`By ${formatDate(answerBy)}`}>
      Answer {left === 0 ? 'today' : left === 1 ? 'by tomorrow' : `within ${left} days`}
    </span>
  );
}

function lateText(rows: TodayView['tasks']['rows']): string {
  const late = rows.filter((task) => task.daysLate > 0).length;
  return late === 0 ? '' : `${late} late`;
}

function show(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'center' });
}

function hintOf({ inquiries, departures }: TodayView): string {
  const waiting = inquiries.total === 1 ? '1 person waits' : `${inquiries.total} people wait`;
  const leaving = departures.total === 1 ? '1 journey starts' : `${departures.total} journeys start`;
  return `${waiting} for a first reply, ${leaving} this week.`;
}
