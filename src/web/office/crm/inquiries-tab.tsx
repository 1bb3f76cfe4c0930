import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { csvColumns, INQUIRY_COLUMNS } from '#app/contract/csv-columns.ts';
import {
  INQUIRY_SOURCE_NAMES,
  INQUIRY_SOURCES,
  INQUIRY_STATUS_NAMES,
  INQUIRY_STATUSES,
} from '#app/domain/inquiry.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { MESSAGE_LETTERS } from '#app/web/office/messages/message-buttons.tsx';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { DaysFilter } from '#app/web/office/parts/days-filter.tsx';
import { OneRecord } from '#app/web/office/parts/one-record.tsx';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { FilterChoice } from '#app/web/ui/list/filter-choice.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import type { Preset } from '#app/web/ui/list/saved-filters.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { BulkActions } from './bulk-actions.tsx';
import { InquiriesBoard } from './inquiries-board.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import { useInquiryView } from './use-inquiries.ts';
import { useAssigneeFilter } from './use-staff.ts';
import { useIsBoard, ViewSwitch } from './view-switch.tsx';

const STATUSES = optionsOf(INQUIRY_STATUSES, INQUIRY_STATUS_NAMES);
const FILTERS = [
  { name: 'status', label: 'Status', options: STATUSES },
  { name: 'source', label: 'Source', options: optionsOf(INQUIRY_SOURCES, INQUIRY_SOURCE_NAMES) },
];
const PRESETS: Preset[] = [
  { name: 'Waiting for first reply', filters: { waiting: 'yes' } },
  { name: 'Mine, in progress', filters: { assignee: 'me', status: 'in_progress' } },
  { name: 'Visa questions', filters: { source: 'visa' } },
];

/** The questions from every form of the website, as cards or as a board. */
export function InquiriesTab() {
  const { state, query, match } = useInquiryView();
  const isBoard = useIsBoard();
  return (
    <>
      <ListToolbar
        state={state}
        views={<ViewSwitch />}
        search="Search inquiries"
        filters={[...FILTERS, useAssigneeFilter()]}
        saved="inquiries"
        presets={PRESETS}
        exportAs={{ path: '/crm/inquiries', name: 'inquiries', columns: csvColumns(INQUIRY_COLUMNS), match }}
      >
        <DaysFilter state={state} label="Received" />
        <FilterChoice
          label="Sort"
          value={state.sort === 'oldest' || state.sort === 'waiting' ? state.sort : ''}
          values={['oldest', 'waiting']}
          names={{ oldest: 'Oldest', waiting: 'Waiting longest' }}
          all="Newest"
          onChoose={(sort) => state.set({ sort: sort || 'newest' })}
        />
      </ListToolbar>
      <OneRecord state={state} name="inquiry" />
      {isBoard ? (
        <InquiriesBoard match={match} status={state.filters.status ?? ''} />
      ) : (
        <Cards state={state} query={query} />
      )}
    </>
  );
}

function Cards({ state, query }: { state: ListState; query: string }) {
  const list = useServerList<CrmInquiry>('/crm/inquiries', { query });
  const mayEdit = useMay('crm.edit');
  return (
    <>
      <CardList
        name="inquiries"
        icon="inbox"
        hint="They appear here as soon as somebody sends a form on the website."
        list={list}
        state={state}
        letters={{
          enter: 'Open',
          ...(mayEdit ? { ...MESSAGE_LETTERS, n: 'Note', s: 'Status', x: 'Select record' } : {}),
        }}
        card={(inquiry) => <InquiryCard key={inquiry.id} inquiry={inquiry} state={state} />}
      />
      <BulkActions list="inquiries" state={state} statuses={STATUSES} />
    </>
  );
}
