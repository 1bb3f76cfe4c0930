import {
  INQUIRY_SOURCES,
  INQUIRY_STATUSES,
  type InquirySource,
  type InquiryStatus,
} from '#app/domain/inquiry.ts';
import { PAGE_ROWS } from '#app/web/ui/list/page-rows.ts';
import { oneOf, readPage } from '#app/web/ui/list/read-page.ts';

/** What of the list is shown; it lives in the address, so that a view is a link. `page` counts from 1. */
export interface InquiryFilters {
  q: string;
  status: InquiryStatus | '';
  source: InquirySource | '';
  /** Empty: the newest first. */
  sort: 'oldest' | '';
  page: number;
}

export const ALL_INQUIRIES: InquiryFilters = { q: '', status: '', source: '', sort: '', page: 1 };

/** Reads the filters of an address; what it cannot read is left out. */
export function readInquiryFilters(search: URLSearchParams): InquiryFilters {
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    status: oneOf(INQUIRY_STATUSES, search.get('status')),
    source: oneOf(INQUIRY_SOURCES, search.get('source')),
    sort: oneOf(['oldest'], search.get('sort')),
    page: readPage(search),
  };
}

/** The address of a view: only what differs from the plain list. */
export function writeInquiryFilters({ page, ...texts }: InquiryFilters): URLSearchParams {
  const search = new URLSearchParams({ tab: 'inquiries' });
  for (const [name, text] of Object.entries(texts)) if (text) search.set(name, text);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The call of the API that answers a view. */
export function inquiriesPath({ page, ...texts }: InquiryFilters): string {
  const query = new URLSearchParams({ limit: String(PAGE_ROWS), offset: String((page - 1) * PAGE_ROWS) });
  for (const [name, text] of Object.entries(texts)) if (text) query.set(name, text);
  return `/crm/inquiries?${query}`;
}
