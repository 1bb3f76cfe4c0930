import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import {
  INQUIRY_SORTS,
  INQUIRY_SOURCES,
  INQUIRY_STATUS_NAMES,
  INQUIRY_STATUSES,
  type InquiryStatus,
} from '#app/domain/inquiry.ts';
import { isPlainDate } from '#app/domain/plain-date.ts';
import { apiQuery } from '#app/web/office/parts/api-query.ts';
import { type ListState, useListState } from '#app/web/ui/list/use-list-state.ts';
import { useStatusChange } from './use-status-change.ts';

const KNOWN = {
  status: INQUIRY_STATUSES,
  source: INQUIRY_SOURCES,
  waiting: ['yes'],
  sort: INQUIRY_SORTS,
  start_date: isPlainDate,
  end_date: isPlainDate,
};

/** The view of the inquiries in the address, and what the API is asked for it: for a page, and for all that match. */
export function useInquiryView(): { state: ListState; query: string; match: string } {
  const state = useListState({
    filters: ['id', 'status', 'source', 'assignee', 'waiting', 'start_date', 'end_date'],
    defaultSort: 'newest',
  });
  return { state, query: apiQuery(state.query, KNOWN), match: apiQuery(state.match, KNOWN) };
}

/** Changes the status of any inquiry; `moved` words it as a move on the board. */
export function useInquiryChange({ moved = false } = {}) {
  return useStatusChange<CrmInquiry, InquiryStatus>({
    list: 'inquiries',
    statusOf: (row) => row.status,
    put: (row, status) => ({ ...row, status }),
    said: ({ name, status }, before) =>
      moved
        ? {
            title: `${name} moved to ${INQUIRY_STATUS_NAMES[status]}`,
            detail: `Was ${INQUIRY_STATUS_NAMES[before]}`,
          }
        : { title: `Inquiry is ${INQUIRY_STATUS_NAMES[status].toLowerCase()} now`, detail: name },
  });
}
