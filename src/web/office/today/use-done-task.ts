import { useQueryClient } from '@tanstack/react-query';
import type { StaffTaskView } from '#app/contract/booking-desk.ts';
import { reloadRecord } from '#app/web/office/record/record-key.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { useOffToday } from './use-off-today.ts';
import { TODAY_KEY } from './use-today.ts';

/** Says that a task is done. */
export function useDoneTask({ id, title, bookingId }: StaffTaskView) {
  const client = useQueryClient();
  const put = (done: boolean) =>
    callOffice<StaffTaskView>(`/crm/tasks/${encodeURIComponent(id)}/done`, {
      method: 'POST',
      body: { done },
    });
  return useOffToday('tasks', id, {
    put: () => put(true),
    undo: () => put(false),
    reload: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: TODAY_KEY }),
        ...(bookingId ? [reloadRecord(client, 'bookings', bookingId)] : []),
      ]),
    done: { title: 'Task done', detail: title },
    failed: 'Failed to change the task',
  });
}
