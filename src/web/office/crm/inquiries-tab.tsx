import { useSearchParams } from 'react-router';
import {
  INQUIRY_SOURCE_NAMES,
  INQUIRY_SOURCES,
  INQUIRY_STATUS_NAMES,
  INQUIRY_STATUSES,
} from '#app/domain/inquiry.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { FilterChoice } from '#app/web/ui/list/filter-choice.tsx';
import { SearchField } from '#app/web/ui/list/search-field.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import {
  ALL_INQUIRIES,
  type InquiryFilters,
  readInquiryFilters,
  writeInquiryFilters,
} from './inquiry-filters.ts';
import { useInquiries } from './use-inquiries.ts';

/** The questions from every form of the website. A change of a filter leads back to the first page. */
export function InquiriesTab() {
  const [search, setSearch] = useSearchParams();
  const filters = readInquiryFilters(search);
  const filter = (change: Partial<InquiryFilters>) =>
    setSearch((now) => writeInquiryFilters({ ...readInquiryFilters(now), page: 1, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <search className="filters">
        <SearchField label="Search inquiries" q={filters.q} onSearch={(q) => filter({ q })} />
        <FilterChoice
          label="Status"
          value={filters.status}
          values={INQUIRY_STATUSES}
          names={INQUIRY_STATUS_NAMES}
          onChoose={(status) => filter({ status })}
        />
        <FilterChoice
          label="Source"
          value={filters.source}
          values={INQUIRY_SOURCES}
          names={INQUIRY_SOURCE_NAMES}
          onChoose={(source) => filter({ source })}
        />
        <FilterChoice
          label="Sort"
          value={filters.sort}
          values={['oldest']}
          names={{ oldest: 'Oldest' }}
          all="Newest"
          onChoose={(sort) => filter({ sort })}
        />
      </search>
      <CardList
        name="inquiries"
        icon="inbox"
        hint="They appear here as soon as somebody sends a form on the website."
        list={useInquiries(filters)}
        page={filters.page}
        filtered={filters.q !== '' || filters.status !== '' || filters.source !== ''}
        onPage={(page) => setSearch((now) => writeInquiryFilters({ ...readInquiryFilters(now), page }))}
        onClear={() => filter(ALL_INQUIRIES)}
        card={(inquiry) => <InquiryCard key={inquiry.id} inquiry={inquiry} />}
      />
    </>
  );
}
