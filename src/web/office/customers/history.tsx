import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CustomerHistory, HistoryItem } from '#app/contract/customer-records.ts';
import type { Customer } from '#app/contract/customers.ts';
import { exactly } from '#app/web/office/parts/ago.ts';
import { LongText } from '#app/web/office/parts/long-text.tsx';
import { OVER_PAGE } from '#app/web/office/record/use-close-record.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { Empty } from '#app/web/ui/parts/empty.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Icon, type IconName } from '#app/web/ui/parts/icon.tsx';
import { Skeleton } from '#app/web/ui/parts/skeleton.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { OutcomeBadge } from './customer-badges.tsx';
import { customerPath, historyKey } from './customers-api.ts';
import { dayHeading } from './day-heading.ts';

const ICONS: Record<HistoryItem['kind'], IconName> = {
  call: 'phone',
  package: 'send',
  inquiry: 'inbox',
  booking: 'ticket',
  payment: 'wallet',
  message: 'mail',
};
const SHOWN = { all: 'All', call: 'Calls', package: 'Packages' } as const;
type Shown = keyof typeof SHOWN;

/** Conversation History: what happened, by day, newest first, with a summary at the end. Source: back-office §2. */
export function History({ customer }: { customer: Customer }) {
  const [shown, setShown] = useState<Shown>('all');
  const { data, error, refetch } = useQuery({
    queryKey: [...historyKey(customer.id), customer.version],
    queryFn: async ({ signal }) =>
      (await callOffice<CustomerHistory>(customerPath(customer.id, 'history'), { signal })).data,
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  });
  return (
    <section aria-label="Conversation History">
      <div className="row cu-hist">
        <h3>Conversation History</h3>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not laid out as a row of buttons */}
        <span className="seg sm push" role="group" aria-label="Show">
          {(Object.keys(SHOWN) as Shown[]).map((one) => (
            <button key={one} type="button" aria-pressed={one === shown} onClick={() => setShown(one)}>
              {SHOWN[one]}
            </button>
          ))}
        </span>
      </div>
      {data ? (
        <Timeline history={data} shown={shown} />
      ) : error ? (
        <ErrorState title="Failed to load the history" error={error} retry={refetch} />
      ) : (
        <Skeleton label="history" widths={[40, 80, 60, 70]} />
      )}
    </section>
  );
}

function Timeline({ history, shown }: { history: CustomerHistory; shown: Shown }) {
  const days = history.days
    .map(({ date, items }) => ({
      date,
      items: items.filter((item) => shown === 'all' || item.kind === shown),
    }))
    .filter(({ items }) => items.length > 0);
  const figure = (count: number) => count.toLocaleString('en-IN');
  return (
    <>
      {days.length === 0 && (
        <Empty icon="history" title="No interactions yet" hint="Log a call or send a package to begin." />
      )}
      <div className="cu-tl">
        {days.map(({ date, items }) => (
          <div key={date}>
            <h4>{dayHeading(date)}</h4>
            <ol>
              {items.map((item) => (
                <Entry key={item.id} item={item} />
              ))}
            </ol>
          </div>
        ))}
      </div>
      {history.more && <p className="mute">Older entries are not shown.</p>}
      <StatStrip
        items={[
          { label: 'Calls logged', value: figure(history.calls_logged) },
          { label: 'Packages sent', value: figure(history.packages_sent) },
          { label: 'Active days', value: figure(history.active_days) },
        ]}
      />
    </>
  );
}

function Entry({ item }: { item: HistoryItem }) {
  const title = item.href ? (
    <Link to={item.href} state={OVER_PAGE}>
      {item.title}
    </Link>
  ) : (
    item.title
  );
  return (
    <li>
      <time dateTime={item.at} title={exactly(item.at)}>
        {exactly(item.at).slice(-5)}
      </time>
      <span className={item.kind === 'call' ? 'ic' : 'ic g'}>
        <Icon name={ICONS[item.kind]} />
      </span>
      <div>
        <div className="tt">
          {title}
          {item.outcome ? <OutcomeBadge outcome={item.outcome} /> : item.badge && <Badge>{item.badge}</Badge>}
          {item.author && <span className="mute by">{item.author}</span>}
        </div>
        {item.text && <LongText text={item.text} />}
      </div>
    </li>
  );
}
