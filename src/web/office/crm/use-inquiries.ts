import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import {
  INQUIRY_SOURCES,
  INQUIRY_STATUS_NAMES,
  INQUIRY_STATUSES,
  type InquiryStatus,
} from '#app/domain/inquiry.ts';
import { apiQuery } from '#app/web/office/parts/api-query.ts';
import { type ListState, useListState } from '#app/web/ui/list/use-list-state.ts';
import { type ServerList, useServerList } from '#app/web/ui/list/use-server-list.ts';
import { useStatusChange } from './use-status-change.ts';

const KNOWN = { status: INQUIRY_STATUSES, source: INQUIRY_SOURCES, sort: ['newest', 'oldest'] };

/** One page of inquiries, with the view in the address; while the next one loads, the old rows stay. */
export function useInquiries(): { state: ListState; list: ServerList<CrmInquiry>; match: string } {
  const state = useListState({ filters: ['id', 'status', 'source'], defaultSort: 'newest' });
  const list = useServerList<CrmInquiry>('/crm/inquiries', { query: apiQuery(state.query, KNOWN) });
  return { state, list, match: apiQuery(state.match, KNOWN) };
}

export function useInquiryStatus(inquiry: CrmInquiry) {
  return useStatusChange<CrmInquiry, InquiryStatus>({
    list: 'inquiries',
    row: inquiry,
    status: inquiry.status,
    put: (row, status) => ({ ...row, status }),
    said: (row) => ({
      title: `Inquiry is ${INQUIRY_STATUS_NAMES[row.status].toLowerCase()} now`,
      detail: row.name,
    }),
  });
}
