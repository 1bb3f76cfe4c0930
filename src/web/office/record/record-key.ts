import type { QueryClient } from '@tanstack/react-query';

/** The lists whose records have a drawer. */
export type RecordList = 'bookings' | 'inquiries';

/** Where TanStack Query keeps a record with all that is known of it. */
export function recordKey(list: RecordList, id: string): readonly [string, string, string] {
  return ['record', `/crm/${list}`, id];
}

/** Asks for an open record again: something of it changed. */
export function reloadRecord(client: QueryClient, list: RecordList, id: string): Promise<void> {
  return client.invalidateQueries({ queryKey: recordKey(list, id) });
}

/** The address of a record's drawer; `search` keeps the view of the list under it. */
export function recordAddress(list: RecordList, id: string, search = ''): string {
  return `/admin/crm/${list}/${encodeURIComponent(id)}${search}`;
}
