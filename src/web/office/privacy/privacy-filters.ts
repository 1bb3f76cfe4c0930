import { PRIVACY_REQUESTS } from '#app/domain/enquiry-forms.ts';
import { PRIVACY_STATUSES, type PrivacyStatus } from '#app/domain/privacy-request.ts';
import { PAGE_ROWS } from '#app/web/ui/list/page-rows.ts';
import { oneOf, readPage } from '#app/web/ui/list/read-page.ts';

export type PrivacyKind = (typeof PRIVACY_REQUESTS)[number];

export interface PrivacyFilters {
  q: string;
  status: PrivacyStatus | '';
  kind: PrivacyKind | '';
  page: number;
}

export const ALL_REQUESTS: PrivacyFilters = { q: '', status: '', kind: '', page: 1 };

/** Reads the filters of an address; what it cannot read is left out. */
export function readPrivacyFilters(search: URLSearchParams): PrivacyFilters {
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    status: oneOf(PRIVACY_STATUSES, search.get('status')),
    kind: oneOf(PRIVACY_REQUESTS, search.get('kind')),
    page: readPage(search),
  };
}

/** The address of a view: only what differs from the plain list. */
export function writePrivacyFilters({ page, ...texts }: PrivacyFilters): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) if (text) search.set(name, text);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The call of the API that answers a view. */
export function privacyPath({ page, ...texts }: PrivacyFilters): string {
  const query = new URLSearchParams({ limit: String(PAGE_ROWS), offset: String((page - 1) * PAGE_ROWS) });
  for (const [name, text] of Object.entries(texts)) if (text) query.set(name, text);
  return `/admin/privacy-requests?${query}`;
}
