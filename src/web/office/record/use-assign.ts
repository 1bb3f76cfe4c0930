import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changedKeys, crmPath, detailOf, putRow } from '#app/web/office/crm/crm-rows.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { type RecordList, reloadRecord } from './record-key.ts';

interface Assigned {
  id: string;
  name: string;
  assigneeId: string | null;
  assigneeName: string;
}
interface Somebody {
  id: string | null;
  name: string;
}

/** Gives a record to somebody at once on the screen; it goes back when the server refuses, and by Undo. */
export function useAssign(list: RecordList, record: Assigned) {
  const client = useQueryClient();
  const { id } = record;
  const show = (to: Somebody) =>
    putRow<Assigned>(client, list, id, (row) => ({ ...row, assigneeId: to.id, assigneeName: to.name }));
  const send = async (to: Somebody) => {
    show(to);
    await callOffice(crmPath(list, id, 'assignee'), { method: 'PUT', body: { assignee_id: to.id } });
    for (const queryKey of changedKeys) void client.invalidateQueries({ queryKey });
    void reloadRecord(client, list, id);
  };
  const before: Somebody = { id: record.assigneeId, name: record.assigneeName };
  const refused = (error: unknown, shown: Somebody) => {
    show(shown);
    showFailure({ title: 'Failed to change who looks after it', ...detailOf(error) });
  };
  return useMutation({
    mutationFn: send,
    // What is shown changes with the first step: what was there before is kept with the change.
    onMutate: () => ({ before }),
    onError: (error, _to, context) => refused(error, context?.before ?? before),
    onSuccess: (_nothing, to, { before }) =>
      showSuccess({
        title: to.id === null ? 'Nobody looks after it now' : `${to.name} looks after it now`,
        detail: record.name,
        undo: () => send(before).catch((error: unknown) => refused(error, to)),
      }),
  });
}
