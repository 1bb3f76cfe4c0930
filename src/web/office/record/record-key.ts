import type { QueryClient } from '@tanstack/react-query';

/** The lists whose records have a drawer: below the API, below the office, and where the list itself stands. */
const PLACES = {
  bookings: { api: '/crm/bookings', page: '/admin/crm/bookings', home: '/admin/crm' },
  inquiries: { api: '/crm/inquiries', page: '/admin/crm/inquiries', home: '/admin/crm' },
  customers: { api: '/customers', page: '/admin/customers', home: '/admin/customers' },
} as const;
export type RecordList = keyof typeof PLACES;

/** A list's path below the API. */
export function listPath(list: RecordList): string {
  return PLACES[list].api;
}

/** The page that a list stands on; those of the CRM share one and are told apart by `tab`. */
export function listHome(list: RecordList): { page: string; tab: string | null } {
  const page = PLACES[list].home;
  return { page, tab: page === '/admin/crm' ? list : null };
}

/** Where TanStack Query keeps a record with all that is known of it. */
export function recordKey(list: RecordList, id: string): readonly [string, string, string] {
  return ['record', listPath(list), id];
}

/** Asks for an open record again: something of it changed. */
export function reloadRecord(client: QueryClient, list: RecordList, id: string): Promise<void> {
  return client.invalidateQueries({ queryKey: recordKey(list, id) });
}

/** The address of a record's drawer; `search` keeps the view of the list under it. */
export function recordAddress(list: RecordList, id: string, search = ''): string {
  return `${PLACES[list].page}/${encodeURIComponent(id)}${search}`;
}
