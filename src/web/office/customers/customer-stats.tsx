import { useSearchParams } from 'react-router';
import type { CustomerStats } from '#app/contract/customers.ts';
import { CUSTOMER_LIST_NAMES, CUSTOMER_LISTS, type CustomerList } from '#app/domain/customer.ts';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { Tabs } from '#app/web/ui/parts/tabs.tsx';
import { listAddress } from './use-customer-view.ts';

type Figure = keyof CustomerStats;
const COUNTS: Record<CustomerList, Figure> = {
  new_lead: 'new_leads',
  hot_list: 'hot_leads',
  sale_list: 'sales_count',
  cold_list: 'cold_leads',
};

/** The six cards; those of a list open it. Source: back-office §2. */
export function CustomerStatStrip({ stats }: { stats: CustomerStats | undefined }) {
  const [search] = useSearchParams();
  const figure = (name: Figure) => (stats ? stats[name].toLocaleString('en-IN') : null);
  const note = (write: (stats: CustomerStats) => React.ReactNode) => stats && write(stats);
  const to = (list: CustomerList) => listAddress(list, search);
  return (
    <StatStrip
      items={[
        {
          label: 'Total customers',
          value: figure('total_customers'),
          note: note(({ added_this_month: added }) => `+${added.toLocaleString('en-IN')} this month`),
        },
        {
          label: 'New leads',
          value: figure('new_leads'),
          to: to('new_lead'),
          note: note(({ new_not_called: count }) => `${count.toLocaleString('en-IN')} not called yet`),
        },
        {
          label: 'Hot leads',
          value: figure('hot_leads'),
          to: to('hot_list'),
          note: note(
            ({ hot_not_called: count }) => `${count.toLocaleString('en-IN')} without a call in 3 days`,
          ),
        },
        {
          label: 'Sales',
          value: figure('sales_count'),
          to: to('sale_list'),
          note: note(({ sales_this_month: count }) => `${count.toLocaleString('en-IN')} this month`),
        },
        {
          label: 'Follow-ups due',
          value: figure('follow_ups_due_today'),
          ...(stats && stats.follow_ups_late > 0 ? { tone: 'bad' as const } : {}),
          note: note(({ follow_ups_late: late }) =>
            late > 0 ? <b className="due">{late.toLocaleString('en-IN')} late</b> : 'None late',
          ),
        },
        {
          label: 'Contacted today',
          value: figure('contacted_today'),
          note: note(
            ({ without_follow_up: count }) => `${count.toLocaleString('en-IN')} open without a next date`,
          ),
        },
      ]}
    />
  );
}

/** The four lists with their counts. */
export function CustomerTabs({
  current,
  stats,
}: {
  current: CustomerList | 'all';
  stats: CustomerStats | undefined;
}) {
  const [search] = useSearchParams();
  const items = CUSTOMER_LISTS.map((list) => ({
    key: list,
    label: CUSTOMER_LIST_NAMES[list],
    to: listAddress(list, search),
    ...(stats ? { count: stats[COUNTS[list]] } : {}),
  }));
  const all = {
    key: 'all',
    label: 'All lists',
    to: listAddress('all', search),
    ...(stats ? { count: stats.total_customers } : {}),
  };
  return <Tabs label="Lists" items={current === 'all' ? [...items, all] : items} current={current} />;
}
