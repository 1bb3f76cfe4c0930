/** What happened at the simulated provider, as its journal keeps it. Amounts in minor units, times in epoch seconds. */
import { z } from 'zod';

const at = z.int();
const amount = z.int();
const notes = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const OrderMade = z.object({
  type: z.literal('order'),
  at,
  id: z.string(),
  amount,
  currency: z.string(),
  receipt: z.string().nullable(),
  notes,
});

const PaymentTried = z.object({
  type: z.literal('payment'),
  at,
  id: z.string(),
  orderId: z.string(),
  amount,
  currency: z.string(),
  outcome: z.enum(['captured', 'authorized', 'failed']),
  method: z.enum(['card', 'upi']),
  vpa: z.string().nullable(),
  last4: z.string().nullable(),
  email: z.string(),
  contact: z.string(),
});

const PaymentCaptured = z.object({ type: z.literal('capture'), at, paymentId: z.string() });

const RefundMade = z.object({
  type: z.literal('refund'),
  at,
  id: z.string(),
  paymentId: z.string(),
  amount,
  notes,
  idempotencyKey: z.string().nullable(),
});

const LinkMade = z.object({
  type: z.literal('link'),
  at,
  id: z.string(),
  orderId: z.string(),
  referenceId: z.string(),
  description: z.string(),
  customer: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  expireBy: z.int().nullable(),
  callbackUrl: z.string().nullable(),
});

const LinkCancelled = z.object({ type: z.literal('link_cancel'), at, linkId: z.string() });

export const SimulatorEvent = z.discriminatedUnion('type', [
  OrderMade,
  PaymentTried,
  PaymentCaptured,
  RefundMade,
  LinkMade,
  LinkCancelled,
]);
export type SimulatorEvent = z.infer<typeof SimulatorEvent>;
export type OrderMade = z.infer<typeof OrderMade>;
export type PaymentTried = z.infer<typeof PaymentTried>;
export type RefundMade = z.infer<typeof RefundMade>;
export type LinkMade = z.infer<typeof LinkMade>;
