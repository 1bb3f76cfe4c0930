import type { QueryClient } from '@tanstack/react-query';

/** The lists whose records have a drawer: below the API, below the office, and where the list itself stands. */
const PLACES = {
  bookings: { api: '/crm/bookings', page: '/admin/crm/bookings', home: '/admin/crm' },
  inquiries: { api: '/crm/inquiries', page: '/admin/crm/inquiries', home: '/admin/crm' },
  customers: { api: '/customers', page: '/admin/customers', home: '/admin/customers' },
} as const;
/** The CRM's own two, whose records can be handed over, noted and counted by status alike. */
export type RecordList = 'bookings' | 'inquiries';
export type DrawerList = keyof typeof PLACES;

/** A list's path below the API. */
export function listPath(list: DrawerList): string {
  return PLACES[list].api;
}

/** The page that a list stands on; those of the CRM share one and are told apart by `tab`. */
export function listHome(list: DrawerList): { page: string; tab: string | null } {
  const page = PLACES[list].home;
  return { page, tab: page === '/admin/crm' ? list : null };
}

/** Where TanStack Query keeps a record with all that is known of it. */
export function recordKey(list: DrawerList, id: string): readonly [string, string, string] {
  return ['record', listPath(list), id];
}

/** Asks for an open record again: something of it changed. */
export function reloadRecord(client: QueryClient, list: DrawerList, id: string): Promise<void> {
  return client.invalidateQueries({ queryKey: recordKey(list, id) });
}

/** The address of a record's drawer; `search` keeps the view of the list under it. */
export function recordAddress(list: DrawerList, id: string, search = ''): string {
  return `${PLACES[list].page}/${encodeURIComponent(id)}${search}`;
}
