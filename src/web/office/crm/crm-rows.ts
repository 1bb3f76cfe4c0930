import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { recordKey, reloadRecord } from '#app/web/office/record/record-key.ts';
import { TODAY_KEY } from '#app/web/office/today/use-today.ts';
import { callOffice, type OfficeAnswer, OfficeError } from '#app/web/ui/data/call-office.ts';
import { usePressKey } from '#app/web/ui/form/use-press-key.ts';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';
import { showSuccess } from '#app/web/ui/toast.tsx';

export type CrmList = 'bookings' | 'inquiries';

export const listKey = (list: CrmList) => serverListKey(`/crm/${list}`);
export const STATS_KEY = ['crm', 'stats'];
/** What counts a record's status. */
export const changedKeys = [STATS_KEY, TODAY_KEY];

/** The address of a record's action. */
export function crmPath(list: CrmList, id: string, action: 'status' | 'notes' | 'assignee'): string {
  return `/crm/${list}/${encodeURIComponent(id)}/${action}`;
}

/** Changes one row in every page that is held, and in its drawer; the list keeps its order. */
export function putRow<Row extends { id: string }>(
  client: QueryClient,
  list: CrmList,
  id: string,
  change: (row: Row) => Row,
): void {
  client.setQueriesData<OfficeAnswer<Row[]>>({ queryKey: listKey(list) }, (page) =>
    page ? { ...page, data: page.data.map((row) => (row.id === id ? change(row) : row)) } : page,
  );
  // An open drawer holds the row with more around it.
  client.setQueryData<Row>(recordKey(list, id), (held) => held && { ...held, ...change(held) });
}

/** The server's sentence for a toast, when it gave one. */
export function detailOf(error: unknown): { detail?: string } {
  return error instanceof OfficeError && error.detail ? { detail: error.detail } : {};
}

/** Adds an internal note; the card shows it at once when the server has it. */
export function useAddNote(list: CrmList, id: string, onDone: () => void) {
  const client = useQueryClient();
  const keyOf = usePressKey();
  return useMutation({
    mutationFn: (note: string) => {
      const body = { note, request_key: keyOf({ note }) };
      return callOffice<{ id: string }>(crmPath(list, id, 'notes'), { method: 'POST', body });
    },
    onSuccess: ({ data }) => {
      putRow(client, list, id, () => data);
      void reloadRecord(client, list, id);
      showSuccess({ title: 'Note added successfully!' });
      onDone();
    },
  });
}
