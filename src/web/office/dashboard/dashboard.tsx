import { useQueries } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useSearchParams } from 'react-router';
import { CreateLink } from '#app/web/office/content/list-actions.tsx';
import { useMay, useUser } from '#app/web/office/data/use-may.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { mayOpen } from '#app/web/office/shell/nav-items.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Tabs } from '#app/web/ui/parts/tabs.tsx';
import { DestinationsList } from './destinations-list.tsx';
import { PackagesList } from './packages-list.tsx';
import { TestimonialsList } from './testimonials-list.tsx';
import { CruisesList, PilgrimagesList } from './trips-list.tsx';

/** The specification's three, then what else the website sells. `keys` makes one. */
const TABS = [
  { key: 'packages', label: 'Packages', List: PackagesList, keys: 'C P' },
  { key: 'destinations', label: 'Destinations', List: DestinationsList, keys: 'C D' },
  { key: 'testimonials', label: 'Testimonials', List: TestimonialsList, keys: 'C T' },
  { key: 'cruises', label: 'Cruises', List: CruisesList, keys: 'C R' },
  { key: 'pilgrimages', label: 'Pilgrimages', List: PilgrimagesList, keys: 'C Y' },
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
 * The content of the website, and the ways to everything else. Their forms lie over it under their own addresses.
 * Source: public-site §2.
 */
export default function Dashboard() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const section = pathname === '/admin/dashboard' ? search.get('tab') : pathname.split('/')[2];
  const tab = TABS.find((one) => one.key === section) ?? TABS[0];
  const counts = useCounts();
  const { role } = useUser();
  const shortcuts = SHORTCUTS.filter((item) => mayOpen(role, item.to));
  return (
    <>
      <PageHead title="Dashboard" hint="What visitors see on the website.">
        {tab.key === 'packages' ? <CreatePackage /> : <CreateLink kind={tab.key} keys={tab.keys} />}
      </PageHead>
      {shortcuts.length > 0 && (
        <nav className="row wrap shortcuts" aria-label="Go to">
          {shortcuts.map((item) => (
            <Link key={item.to} className="btn sm" to={item.to}>
              <Icon name={item.icon} />
              {item.label}
            </Link>
          ))}
        </nav>
      )}
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
      <tab.List key={tab.key} />
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
