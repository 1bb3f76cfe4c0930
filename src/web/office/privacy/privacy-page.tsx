import { useSearchParams } from 'react-router';
import { PRIVACY_REQUESTS } from '#app/domain/enquiry-forms.ts';
import { PRIVACY_STATUSES, type PrivacyStatus } from '#app/domain/privacy-request.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { FilterChoice } from '#app/web/ui/list/filter-choice.tsx';
import { SearchField } from '#app/web/ui/list/search-field.tsx';
import { KIND_NAMES } from './kind-names.ts';
import { PrivacyCard } from './privacy-card.tsx';
import {
  ALL_REQUESTS,
  type PrivacyFilters,
  readPrivacyFilters,
  writePrivacyFilters,
} from './privacy-filters.ts';
import { usePrivacyRequests } from './use-privacy.ts';

const STATUS_NAMES: Record<PrivacyStatus, string> = { open: 'Open', done: 'Done', refused: 'Refused' };

/** What people ask about their own data. A change of a filter leads back to the first page. */
export default function PrivacyPage() {
  const [search, setSearch] = useSearchParams();
  const filters = readPrivacyFilters(search);
  const filter = (change: Partial<PrivacyFilters>) =>
    setSearch((now) => writePrivacyFilters({ ...readPrivacyFilters(now), page: 1, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <PageHead
        title="Privacy requests"
        hint="What people ask about their own data, answered within 30 days."
      />
      <search className="filters">
        <SearchField label="Search requests" q={filters.q} onSearch={(q) => filter({ q })} />
        <FilterChoice
          label="Status"
          value={filters.status}
          values={PRIVACY_STATUSES}
          names={STATUS_NAMES}
          onChoose={(status) => filter({ status })}
        />
        <FilterChoice
          label="Kind"
          value={filters.kind}
          values={PRIVACY_REQUESTS}
          names={KIND_NAMES}
          onChoose={(kind) => filter({ kind })}
        />
      </search>
      <CardList
        name="privacy requests"
        icon="shield"
        hint="They appear here when somebody asks on the privacy page."
        list={usePrivacyRequests(filters)}
        page={filters.page}
        filtered={filters.q !== '' || filters.status !== '' || filters.kind !== ''}
        onPage={(page) => setSearch((now) => writePrivacyFilters({ ...readPrivacyFilters(now), page }))}
        onClear={() => filter(ALL_REQUESTS)}
        card={(request) => <PrivacyCard key={request.id} request={request} />}
      />
    </>
  );
}
