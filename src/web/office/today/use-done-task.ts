import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffTaskView } from '#app/contract/booking-desk.ts';
import type { TodayView } from '#app/contract/today.ts';
import { detailOf } from '#app/web/office/crm/crm-rows.ts';
import { reloadRecord } from '#app/web/office/record/record-key.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { TODAY_KEY } from './use-today.ts';

/** Says that a task is done: it leaves the list at once, and comes back when the server refuses or on Undo. */
export function useDoneTask({ id, title, bookingId }: StaffTaskView) {
  const client = useQueryClient();
  const put = (done: boolean) =>
    callOffice<StaffTaskView>(`/crm/tasks/${encodeURIComponent(id)}/done`, {
      method: 'POST',
      body: { done },
    });
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: TODAY_KEY }),
      ...(bookingId ? [reloadRecord(client, 'bookings', bookingId)] : []),
    ]);
  const fail = (error: unknown) => showFailure({ title: 'Failed to change the task', ...detailOf(error) });
  return useMutation({
    mutationFn: () => put(true),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: TODAY_KEY });
      const before = client.getQueryData<TodayView>(TODAY_KEY);
      if (before) client.setQueryData<TodayView>(TODAY_KEY, without(before, id));
      return { before };
    },
    onError: (error, _nothing, context) => {
      if (context?.before) client.setQueryData(TODAY_KEY, context.before);
      fail(error);
    },
    onSuccess: () => {
      showSuccess({ title: 'Task done', detail: title, undo: () => put(false).then(reload, fail) });
      return reload();
    },
  });
}

function without(view: TodayView, id: string): TodayView {
  const rows = view.tasks.rows.filter((row) => row.id !== id);
  const total = view.tasks.total - (view.tasks.rows.length - rows.length);
  return { ...view, tasks: { total, rows } };
}
