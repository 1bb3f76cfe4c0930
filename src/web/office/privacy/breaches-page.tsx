import { Link, Outlet } from 'react-router';
import { BREACH_COLUMNS, csvColumns } from '#app/contract/csv-columns.ts';
import type { BreachView } from '#app/contract/privacy-breaches.ts';
import { apiQuery } from '#app/web/office/parts/api-query.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { BreachCard } from './breach-card.tsx';
import { BREACHES_SCREEN, PrivacyTabs } from './privacy-tabs.tsx';

export const BREACHES_PATH = '/admin/privacy-breaches';
const VIEW = { filters: [], defaultSort: '' } as const;

/** The register of breaches of personal data, whose entries stay. */
export default function BreachesPage() {
  const state = useListState(VIEW);
  const list = useServerList<BreachView>(BREACHES_PATH, { query: apiQuery(state.query, {}) });
  return (
    <>
      <PageHead
        title="Breach register"
        hint="What happened to personal data, what was done, and who was told. Entries stay."
      >
        <Link className="btn pri" to={`${BREACHES_SCREEN}/new`} preventScrollReset>
          <Icon name="plus" />
          Record a breach
        </Link>
      </PageHead>
      <PrivacyTabs current="breaches" />
      <ListToolbar
        state={state}
        search="Search breaches"
        exportAs={{
          path: BREACHES_PATH,
          name: 'breach-register',
          columns: csvColumns(BREACH_COLUMNS),
          match: apiQuery(state.match, {}),
        }}
      />
      <CardList
        name="breaches"
        icon="shield"
        hint="Data that was lost, changed or seen by somebody who should not: record it here on the day it is found."
        list={list}
        state={state}
        letters={{ e: 'Edit' }}
        card={(breach) => <BreachCard key={breach.id} breach={breach} />}
      />
      <Outlet />
    </>
  );
}
