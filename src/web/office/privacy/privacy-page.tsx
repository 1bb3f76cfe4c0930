import { PRIVACY_REQUESTS } from '#app/domain/enquiry-forms.ts';
import { PRIVACY_STATUSES, type PrivacyStatus } from '#app/domain/privacy-request.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { OneRecord } from '#app/web/office/parts/one-record.tsx';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { KIND_NAMES } from './kind-names.ts';
import { PrivacyCard } from './privacy-card.tsx';
import { usePrivacyRequests } from './use-privacy.ts';

const STATUS_NAMES: Record<PrivacyStatus, string> = { open: 'Open', done: 'Done', refused: 'Refused' };
const FILTERS = [
  { name: 'status', label: 'Status', options: optionsOf(PRIVACY_STATUSES, STATUS_NAMES) },
  { name: 'kind', label: 'Kind', options: optionsOf(PRIVACY_REQUESTS, KIND_NAMES) },
];

/** What people ask about their own data. */
export default function PrivacyPage() {
  const { state, list } = usePrivacyRequests();
  return (
    <>
      <PageHead
        title="Privacy requests"
        hint="What people ask about their own data, answered within 30 days."
      />
      <ListToolbar state={state} search="Search requests" filters={FILTERS} saved="privacy" />
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
