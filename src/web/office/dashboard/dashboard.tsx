import { useQueries } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useSearchParams } from 'react-router';
import { useMay } from '#app/web/office/data/use-may.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Tabs } from '#app/web/ui/parts/tabs.tsx';
import { DestinationsList } from './destinations-list.tsx';
import { PackagesList } from './packages-list.tsx';
import { TestimonialsList } from './testimonials-list.tsx';

/** `page` counts from 1. */
export interface ListProps {
  page: number;
  onPage: (page: number) => void;
}

const TABS = [
  { key: 'packages', label: 'Packages', List: PackagesList },
  { key: 'destinations', label: 'Destinations', List: DestinationsList },
  { key: 'testimonials', label: 'Testimonials', List: TestimonialsList },
] as const;

/** The operations screens that the specification names here; all others are in the navigation. */
const SHORTCUTS = [
  { to: '/admin/crm', label: 'CRM', icon: 'inbox' },
  { to: '/admin/customers', label: 'Customers', icon: 'users' },
  { to: '/admin/accounts', label: 'Accounts', icon: 'landmark' },
  { to: '/admin/vendors', label: 'Vendors', icon: 'file-text' },
  { to: '/admin/suppliers', label: 'Suppliers', icon: 'store' },
  { to: '/admin/expenses', label: 'Expenses', icon: 'wallet' },
] as const;

/**
 * The content of the website, and the ways to everything else. A package's form lies over it under its own address.
 * Source: public-site §2.
 */
export default function Dashboard() {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const atForm = pathname !== '/admin/dashboard';
  const tab = (!atForm && TABS.find((one) => one.key === search.get('tab'))) || TABS[0];
  const asked = Number(search.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked <= 40_000 ? asked : 1;
  const counts = useCounts();
  return (
    <>
      <PageHead title="Dashboard" hint="What visitors see on the website.">
        <CreatePackage />
      </PageHead>
      <nav className="row wrap shortcuts" aria-label="Go to">
        {SHORTCUTS.map((item) => (
          <Link key={item.to} className="btn sm" to={item.to}>
            <Icon name={item.icon} />
            {item.label}
          </Link>
        ))}
      </nav>
      <Tabs
        label="Lists"
        current={tab.key}
        items={TABS.map(({ key, label }, at) => ({
          key,
          label,
          to: key === TABS[0].key ? '/admin/dashboard' : `/admin/dashboard?tab=${key}`,
          ...(counts[at] === undefined ? {} : { count: counts[at] }),
        }))}
      />
      <tab.List
        key={tab.key}
        page={page}
        onPage={(next) =>
          setSearch({
            ...(tab.key === TABS[0].key ? {} : { tab: tab.key }),
            ...(next > 1 ? { page: String(next) } : {}),
          })
        }
      />
      <Outlet />
    </>
  );
}

function CreatePackage() {
  const { search } = useLocation();
  const may = useMay('content.edit');
  if (!may) return null;
  return (
    <Link
      className="btn pri"
      to={{ pathname: '/admin/packages/new', search: search.replace(/tab=\w+&?/, '') }}
    >
      <Icon name="plus" />
      Create package <kbd>C P</kbd>
    </Link>
  );
}

/** How many there are of each, whatever is searched for. */
function useCounts(): Array<number | undefined> {
  return useQueries({
    queries: TABS.map(({ key }) => ({
      queryKey: ['count', key],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callOffice<unknown[]>(`/admin/${key}?limit=1`, { signal }),
      refetchOnMount: 'always' as const,
    })),
  }).map(({ data }) => data?.total);
}
