import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordKey } from '#app/web/office/record/record-key.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { moveOnBoard, refreshBoard } from './board-rows.ts';
import { type CrmList, changedKeys, crmPath, detailOf, listKey, putRow } from './crm-rows.ts';

/**
 * Changes a record's status at once on the screen; it goes back when the server refuses, and by Undo. Changes reach the
 * server one after the other, in their order. `put` puts a status into a row, `said` words what happened.
 */
export function useStatusChange<Row extends { id: string; createdAt: string }, Status extends string>({
  list,
  statusOf,
  put,
  said,
}: {
  list: CrmList;
  statusOf: (row: Row) => Status;
  put: (row: Row, status: Status) => Row;
  said: (row: Row, before: Status) => { title: string; detail: string };
}) {
  const client = useQueryClient();
  const mutationKey = ['crm', 'status', list];
  function show(id: string, status: Status): void {
    putRow<Row>(client, list, id, (held) => put(held, status));
    moveOnBoard(client, list, id, status);
  }
  async function send(id: string, status: Status): Promise<Row> {
    const path = crmPath(list, id, 'status');
    const { data } = await callOffice<Row>(path, { method: 'PUT', body: { status } });
    putRow<Row>(client, list, id, () => data);
    for (const queryKey of [...changedKeys, recordKey(list, id)]) void client.invalidateQueries({ queryKey });
    return data;
  }
  const refused = (error: unknown) => showFailure({ title: 'Failed to update status', ...detailOf(error) });

  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ row, status }: { row: Row; status: Status }) => send(row.id, status),
    onMutate: async ({ row, status }) => {
      // What is on its way shows the state before.
      await client.cancelQueries({
        queryKey: listKey(list),
        predicate: ({ state }) => state.data !== undefined,
      });
      show(row.id, status);
      return { before: statusOf(row) };
    },
    onError: (error, { row }, context) => {
      if (context) show(row.id, context.before);
      refused(error);
    },
    onSuccess: (changed, { row: { id }, status }, { before }) => {
      const takeBack = async () => {
        show(id, before);
        try {
          await send(id, before);
        } catch (error) {
          show(id, status);
          refused(error);
        }
        void refreshBoard(client, list);
      };
      showSuccess({ ...said(changed, before), undo: takeBack });
    },
    onSettled: () => {
      // A later move is still on its way: it asks for the columns when it is done.
      if (client.isMutating({ mutationKey }) === 1) void refreshBoard(client, list);
    },
  });
}
