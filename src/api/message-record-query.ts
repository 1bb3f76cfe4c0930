import type { ComposeQuery } from '#app/contract/messages.ts';
import { invalid } from '#app/services/errors.ts';
import type { RecordKey } from '#app/services/messages/message-record.ts';

/** The one record that a query names. Throws `invalid_input` for none, and for several. */
export function recordOf({ inquiry_id, booking_id, customer_id }: ComposeQuery): RecordKey {
  const named: Array<[RecordKey['kind'], string | undefined]> = [
    ['inquiry', inquiry_id],
    ['booking', booking_id],
    ['customer', customer_id],
  ];
  const keys = named.flatMap(([kind, id]) => (id === undefined ? [] : [{ kind, id }]));
  const [key] = keys;
  if (!key || keys.length > 1)
    throw invalid('Name one record: inquiry_id, booking_id or customer_id', {
      inquiry_id: 'Name one record',
    });
  return key;
}
