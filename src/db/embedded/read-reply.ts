const NOTIFICATION = 0x41;
const READY_FOR_QUERY = 0x5a;
const IDLE = 0x49;

export interface Reply {
  /** The bytes for the connection that asked. */
  own: Uint8Array;
  /** NotificationResponse frames, for every connection: they share one session and so one LISTEN list. */
  notifications: Uint8Array[];
  /** `unfinished`: no ReadyForQuery at the end, the batch ended in Flush. */
  state: 'idle' | 'in-transaction' | 'unfinished';
}

/** Reads what the database answered to one batch. All parts are memory of their own, which may be transferred. */
export function readReply(bytes: Uint8Array): Reply {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [];
  const notifications: Uint8Array[] = [];
  let state: Reply['state'] = 'unfinished';
  let keptFrom = 0;
  let at = 0;
  while (at + 5 <= bytes.length) {
    const code = view.getUint8(at);
    const end = at + 1 + view.getInt32(at + 1);
    if (code === NOTIFICATION) {
      kept.push(bytes.subarray(keptFrom, at));
      notifications.push(bytes.slice(at, end));
      keptFrom = end;
    }
    if (code === READY_FOR_QUERY) state = view.getUint8(at + 5) === IDLE ? 'idle' : 'in-transaction';
    at = end;
  }
  if (notifications.length === 0) return { own: bytes, notifications, state };
  return { own: new Uint8Array(Buffer.concat([...kept, bytes.subarray(keptFrom)])), notifications, state };
}
