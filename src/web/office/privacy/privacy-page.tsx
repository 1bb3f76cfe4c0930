import { csvColumns, PRIVACY_COLUMNS } from '#app/contract/csv-columns.ts';
import { PRIVACY_REQUESTS } from '#app/domain/enquiry-forms.ts';
import { PRIVACY_KIND_NAMES, PRIVACY_STATUS_NAMES, PRIVACY_STATUSES } from '#app/domain/privacy-request.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { OneRecord } from '#app/web/office/parts/one-record.tsx';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';
import { PRIVACY_REQUESTS_PATH, usePrivacyRequests } from './use-privacy.ts';

const FILTERS = [
  { name: 'status', label: 'Status', options: optionsOf(PRIVACY_STATUSES, PRIVACY_STATUS_NAMES) },
  { name: 'kind', label: 'Kind', options: optionsOf(PRIVACY_REQUESTS, PRIVACY_KIND_NAMES) },
];

/** What people ask about their own data. */
export default function PrivacyPage() {
  const { state, list, match } = usePrivacyRequests();
  return (
    <>
      <PageHead
        title="Privacy requests"
        hint="What people ask about their own data, answered within 30 days."
      />
      <PrivacyTabs current="requests" />
      <ListToolbar
        state={state}
        search="Search requests"
        filters={FILTERS}
        saved="privacy"
        exportAs={{
          path: PRIVACY_REQUESTS_PATH,
          name: 'privacy-requests',
          columns: csvColumns(PRIVACY_COLUMNS),
          match,
        }}
      />
      <OneRecord state={state} name="request" />
      <CardList
        name="privacy requests"
        icon="shield"
        hint="They appear here when somebody asks on the privacy page."
        list={list}
        state={state}
        letters={{}}
        card={(request) => <PrivacyCard key={request.id} request={request} />}
      />
    </>
  );
}
