import { Link, Outlet, useLocation, useSearchParams } from 'react-router';
import { useMay } from '#app/web/office/data/use-may.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { OVER_PAGE } from '#app/web/office/record/use-close-record.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Tabs } from '#app/web/ui/parts/tabs.tsx';
import { BookingsTab } from './bookings-tab.tsx';
import { InquiriesTab } from './inquiries-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { useCrmStats } from './use-crm-stats.ts';

const TABS = ['overview', 'inquiries', 'bookings'] as const;
type Tab = (typeof TABS)[number];
const NAMES: Record<Tab, string> = { overview: 'Overview', inquiries: 'Inquiries', bookings: 'Bookings' };

/** Under a record's drawer, whose address may come without a view, lies the list that the record is in. */
function useTab(): Tab {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const under = TABS.find((one) => pathname.startsWith(`/admin/crm/${one}/`));
  return TABS.find((one) => one === search.get('tab')) ?? under ?? 'overview';
}

/** CRM: figures, inquiries and bookings, each tab with its own address; a drawer lies over them. Source: back-office §2. */
export default function CrmPage() {
  const tab = useTab();
  const { search } = useLocation();
  const mayEdit = useMay('crm.edit');
  const stats = useCrmStats();
  const counts: Partial<Record<Tab, number | undefined>> = {
    inquiries: stats.data?.total_inquiries,
    bookings: stats.data?.listed_bookings,
  };
  const tabs = TABS.map((key) => {
    const count = counts[key];
    const to = key === 'overview' ? '/admin/crm' : `/admin/crm?tab=${key}`;
    return { key, label: NAMES[key], to, ...(count === undefined ? {} : { count }) };
  });
  return (
    <>
      <PageHead title="CRM: Inquiries & Bookings" hint="Website inquiries and trips sold.">
        {mayEdit && (
          <Link className="btn pri" to={`/admin/crm/bookings/new${search}`} state={OVER_PAGE}>
            <Icon name="plus" />
            New booking <kbd>C B</kbd>
          </Link>
        )}
      </PageHead>
      <Tabs label="Lists" items={tabs} current={tab} />
      {tab === 'overview' && <OverviewTab stats={stats} />}
      {tab === 'inquiries' && <InquiriesTab />}
      {tab === 'bookings' && <BookingsTab />}
      <Outlet />
    </>
  );
}
