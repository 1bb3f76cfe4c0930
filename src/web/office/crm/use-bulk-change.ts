import { useQueryClient } from '@tanstack/react-query';
import type { BulkBookingsAnswer, BulkInquiriesAnswer } from '#app/contract/crm-desk.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { type CrmList, changedKeys, detailOf, listKey, putRow } from './crm-rows.ts';

interface Change {
  status?: string;
  assignee_id?: string | null;
}
type Answer = BulkInquiriesAnswer | BulkBookingsAnswer;

const ONE: Record<CrmList, string> = { inquiries: 'inquiry', bookings: 'booking' };
/** How a row's status is called in each list. */
const FIELD = { inquiries: 'status', bookings: 'bookingStatus' } as const;

/**
 * Changes many records at once: on the screen right away, back when the server refuses, and by Undo each to what it was
 * before. Answers whether it was done.
 */
export function useBulkChange(list: CrmList) {
  const client = useQueryClient();
  const send = (ids: readonly string[], body: Change) =>
    callOffice<Answer>(`/crm/${list}/bulk`, { method: 'POST', body: { ...body, ids } });
  const reload = () =>
    Promise.all([listKey(list), ...changedKeys].map((queryKey) => client.invalidateQueries({ queryKey })));

  return async (ids: readonly string[], body: Change, what: string): Promise<boolean> => {
    const { status } = body;
    if (status !== undefined)
      for (const id of ids) putRow(client, list, id, (row) => ({ ...row, [FIELD[list]]: status }));
    try {
      const { changed, skipped } = (await send(ids, body)).data;
      showSuccess({
        title: `${counted(list, changed.length)} ${what}`,
        ...(skipped.length > 0 ? { detail: `${skipped.length} stayed as they were` } : {}),
        ...(changed.length > 0
          ? { undo: () => takeBack(changed, body, (those, old) => send(those, old)).finally(reload) }
          : {}),
      });
      return true;
    } catch (error) {
      showFailure({ title: 'Failed to update status', ...detailOf(error) });
      return false;
    } finally {
      void reload();
    }
  };
}

function counted(list: CrmList, count: number): string {
  return count === 1 ? `1 ${ONE[list]}` : `${count} ${list}`;
}

/** Each group of records that were alike goes back with one call. */
async function takeBack(
  changed: Answer['changed'],
  body: Change,
  send: (ids: string[], old: Change) => Promise<unknown>,
): Promise<void> {
  const groups = Map.groupBy<string, Answer['changed'][number]>(changed, ({ status, assigneeId }) =>
    JSON.stringify({
      ...(body.status === undefined ? {} : { status }),
      ...(body.assignee_id === undefined ? {} : { assignee_id: assigneeId }),
    }),
  );
  for (const [old, rows] of groups)
    await send(
      rows.map(({ id }) => id),
      JSON.parse(old) as Change,
    );
}
