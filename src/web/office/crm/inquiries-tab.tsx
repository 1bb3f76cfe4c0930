import { csvColumns, INQUIRY_COLUMNS } from '#app/contract/csv-columns.ts';
import {
  INQUIRY_SOURCE_NAMES,
  INQUIRY_SOURCES,
  INQUIRY_STATUS_NAMES,
  INQUIRY_STATUSES,
} from '#app/domain/inquiry.ts';
import { MESSAGE_LETTERS } from '#app/web/office/messages/message-buttons.tsx';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { OneRecord } from '#app/web/office/parts/one-record.tsx';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { FilterChoice } from '#app/web/ui/list/filter-choice.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import { useInquiries } from './use-inquiries.ts';

const FILTERS = [
  { name: 'status', label: 'Status', options: optionsOf(INQUIRY_STATUSES, INQUIRY_STATUS_NAMES) },
  { name: 'source', label: 'Source', options: optionsOf(INQUIRY_SOURCES, INQUIRY_SOURCE_NAMES) },
];

/** The questions from every form of the website. */
export function InquiriesTab() {
  const { state, list, match } = useInquiries();
  return (
    <>
      <ListToolbar
        state={state}
        search="Search inquiries"
        filters={FILTERS}
        saved="inquiries"
        exportAs={{ path: '/crm/inquiries', name: 'inquiries', columns: csvColumns(INQUIRY_COLUMNS), match }}
      >
        <FilterChoice
          label="Sort"
          value={state.sort === 'oldest' ? 'oldest' : ''}
          values={['oldest']}
          names={{ oldest: 'Oldest' }}
          all="Newest"
          onChoose={(sort) => state.set({ sort: sort || 'newest' })}
        />
      </ListToolbar>
      <OneRecord state={state} name="inquiry" />
      <CardList
        name="inquiries"
        icon="inbox"
        hint="They appear here as soon as somebody sends a form on the website."
        list={list}
        state={state}
        letters={{ enter: 'Open', ...MESSAGE_LETTERS, n: 'Note', s: 'Status' }}
        card={(inquiry) => <InquiryCard key={inquiry.id} inquiry={inquiry} />}
      />
    </>
  );
}
