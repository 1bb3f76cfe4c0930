/** What a provider told about a message that it took: at most one of each state, in no order. */
export interface DeliveryEvent {
  state: 'sent' | 'delivered' | 'failed';
  reason: string;
  happenedAt: Date;
}

export interface Delivery {
  status: DeliveryEvent['state'];
  reason: string;
  deliveredAt: Date | null;
}

/**
 * Where a message stands by all that was told: what reached the phone did so, whatever else is said; else it failed,
 * if that was said at all. Null when nothing was told.
 */
export function deliveryOf(events: readonly DeliveryEvent[]): Delivery | null {
  const of = (state: DeliveryEvent['state']) => events.find((event) => event.state === state);
  const [delivered, failed, sent] = [of('delivered'), of('failed'), of('sent')];
  if (delivered) return { status: 'delivered', reason: '', deliveredAt: delivered.happenedAt };
  if (failed) return { status: 'failed', reason: failed.reason, deliveredAt: null };
  return sent ? { status: 'sent', reason: '', deliveredAt: null } : null;
}
