import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordKey } from '#app/web/office/record/record-key.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { type CrmList, changedKeys, crmPath, detailOf, putRow } from './crm-rows.ts';

/**
 * Changes a record's status at once on the screen; it goes back when the server refuses, and by Undo. `put` puts a
 * status into the row that the list holds, `said` words what happened.
 */
export function useStatusChange<Row extends { id: string }, Status extends string>({
  list,
  row,
  status: shown,
  put,
  said,
}: {
  list: CrmList;
  row: Row;
  status: Status;
  put: (row: Row, status: Status) => Row;
  said: (row: Row) => { title: string; detail: string };
}) {
  const client = useQueryClient();
  const { id } = row;
  const show = (status: Status) => putRow<Row>(client, list, id, (held) => put(held, status));
  const send = async (status: Status): Promise<Row> => {
    const path = crmPath(list, id, 'status');
    const { data } = await callOffice<Row>(path, { method: 'PUT', body: { status } });
    putRow<Row>(client, list, id, () => data);
    for (const queryKey of [...changedKeys, recordKey(list, id)]) void client.invalidateQueries({ queryKey });
    return data;
  };
  const refused = (error: unknown) => showFailure({ title: 'Failed to update status', ...detailOf(error) });

  return useMutation({
    mutationFn: send,
    onMutate: (status) => {
      show(status);
      return { before: shown };
    },
    onError: (error, _status, context) => {
      if (context) show(context.before);
      refused(error);
    },
    onSuccess: (changed, status, { before }) => {
      const takeBack = async () => {
        show(before);
        try {
          await send(before);
        } catch (error) {
          show(status);
          refused(error);
        }
      };
      showSuccess({ ...said(changed), undo: takeBack });
    },
  });
}
