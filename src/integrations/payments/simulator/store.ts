import {
  type LinkMade,
  type OrderMade,
  type PaymentTried,
  type RefundMade,
  SimulatorEvent,
} from './events.ts';
import { openJournal } from './journal.ts';

export interface Order extends OrderMade {
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  paymentIds: string[];
  linkId: string | null;
  /** Its link was cancelled: it takes no payment any more. */
  isClosed: boolean;
}

export interface Payment extends PaymentTried {
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  amountRefunded: number;
}

export interface State {
  orders: Map<string, Order>;
  payments: Map<string, Payment>;
  refunds: Map<string, RefundMade>;
  /** Refund ids by payment id and idempotency key. */
  refundKeys: Map<string, string>;
  links: Map<string, LinkMade>;
}

export interface Store {
  /** Everything up to now, other processes' entries included. */
  read(): State;
  /** Writes an event and answers the state after it; an event that came too late (order already paid) changes nothing. */
  write(event: SimulatorEvent): State;
  close(): void;
}

/** The simulated provider's books: the journal is the truth, and the state in memory follows from its order alone. */
export function openStore(path: string | null): Store {
  const journal = openJournal(path);
  const state: State = {
    orders: new Map(),
    payments: new Map(),
    refunds: new Map(),
    refundKeys: new Map(),
    links: new Map(),
  };
  function read(): State {
    for (const entry of journal.readNew()) {
      const event = SimulatorEvent.safeParse(entry);
      if (event.success) apply(state, event.data);
    }
    return state;
  }
  return {
    read,
    write(event) {
      journal.append(event);
      return read();
    },
    close: () => journal.close(),
  };
}

function apply(state: State, event: SimulatorEvent): void {
  switch (event.type) {
    case 'order':
      state.orders.set(event.id, {
        ...event,
        status: 'created',
        attempts: 0,
        paymentIds: [],
        linkId: null,
        isClosed: false,
      });
      return;
    case 'payment':
      applyPayment(state, event);
      return;
    case 'capture':
      applyCapture(state, event.paymentId);
      return;
    case 'refund':
      applyRefund(state, event);
      return;
    case 'link': {
      state.links.set(event.id, event);
      const order = state.orders.get(event.orderId);
      if (order) order.linkId = event.id;
      return;
    }
    case 'link_cancel': {
      const link = state.links.get(event.linkId);
      const order = link && state.orders.get(link.orderId);
      if (order && order.status !== 'paid') order.isClosed = true;
      return;
    }
    default:
      event satisfies never;
  }
}

/** An order takes one captured payment: a second one, from whichever process, never comes into being. */
function applyPayment(state: State, event: PaymentTried): void {
  const order = state.orders.get(event.orderId);
  if (!order || order.status === 'paid' || order.isClosed) return;
  order.attempts += 1;
  order.paymentIds.push(event.id);
  order.status = event.outcome === 'captured' ? 'paid' : 'attempted';
  state.payments.set(event.id, { ...event, status: event.outcome, amountRefunded: 0 });
}

function applyCapture(state: State, paymentId: string): void {
  const payment = state.payments.get(paymentId);
  const order = payment && state.orders.get(payment.orderId);
  if (!order || payment.status !== 'authorized' || order.status === 'paid') return;
  payment.status = 'captured';
  order.status = 'paid';
}

function applyRefund(state: State, event: RefundMade): void {
  const payment = state.payments.get(event.paymentId);
  const key = event.idempotencyKey === null ? null : refundKey(event.paymentId, event.idempotencyKey);
  if (payment?.status !== 'captured' || payment.amountRefunded + event.amount > payment.amount) return;
  if (key !== null && state.refundKeys.has(key)) return;
  payment.amountRefunded += event.amount;
  if (payment.amountRefunded === payment.amount) payment.status = 'refunded';
  state.refunds.set(event.id, event);
  if (key !== null) state.refundKeys.set(key, event.id);
}

export function refundKey(paymentId: string, idempotencyKey: string): string {
  return `${paymentId}:${idempotencyKey}`;
}
