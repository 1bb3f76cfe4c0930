import { useQueryClient } from '@tanstack/react-query';
import { changedKeys, listKey } from '#app/web/office/crm/crm-rows.ts';
import { reloadRecord } from '#app/web/office/record/record-key.ts';

/** After a booking changed: itself, the lists that it is in and the figures over them are asked for again. */
export function useBookingChanged(id: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const keys = [listKey('bookings'), ...changedKeys];
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    await reloadRecord(client, 'bookings', id);
  };
}
