import { Link, useRouteLoaderData, useSearchParams } from 'react-router';
import type { loader } from '#app/web/office/layout.tsx';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { NAV } from '#app/web/office/shell/nav-items.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
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

/** The content of the website, and the ways to everything else. Source: public-site §2. */
export default function Dashboard() {
  const [search, setSearch] = useSearchParams();
  const { user } = useRouteLoaderData<typeof loader>('office/layout') ?? {};
  const tab = TABS.find((one) => one.key === search.get('tab')) ?? TABS[0];
  const asked = Number(search.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked <= 40_000 ? asked : 1;
  const addressOf = (key: string) =>
    key === TABS[0].key ? '/admin/dashboard' : `/admin/dashboard?tab=${key}`;

  return (
    <>
      <PageHead
        title={user ? `Welcome back, ${user.name}` : 'Dashboard'}
        hint="What visitors see on the website."
      />
      <nav className="row wrap shortcuts" aria-label="Go to">
        {NAV.slice(1)
          .flatMap((group) => group.items)
          .map((item) => (
            <Link key={item.to} className="btn sm" to={item.to}>
              <Icon name={item.icon} />
              {item.label}
            </Link>
          ))}
      </nav>
      <nav className="tabs" aria-label="Lists">
        {TABS.map(({ key, label }) => (
          <Link
            key={key}
            to={addressOf(key)}
            preventScrollReset
            aria-current={key === tab.key ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
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
    </>
  );
}
