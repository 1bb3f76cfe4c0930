import { z } from 'zod';
import { isStorable } from '#app/domain/search-text.ts';

/** What we read of the provider's webhook bodies; everything else in them is left alone. Amounts in minor units. */
const text = z.string().min(1).max(200).refine(isStorable);
const maybe = text
  .or(z.literal(''))
  .nullish()
  .transform((value) => value || null);
const amount = z.int().min(0);

const Payment = z
  .object({
    id: text,
    order_id: maybe,
    amount,
    currency: text,
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: maybe,
    amount_refunded: amount.nullish(),
    error_description: z.string().nullish(),
  })
  .transform((one) => ({
    id: one.id,
    orderId: one.order_id,
    amount: one.amount,
    currency: one.currency,
    status: one.status,
    method: one.method ?? '',
    amountRefunded: one.amount_refunded ?? 0,
    errorDescription: one.error_description ?? null,
  }));

const Refund = z
  .object({
    id: text,
    payment_id: text,
    amount,
    currency: text,
    status: z.enum(['pending', 'processed', 'failed']),
    // Empty notes come as a list; nothing in them may cost us a refund.
    notes: z.object({ refund: maybe }).or(z.array(z.unknown())).nullish().catch(null),
  })
  .transform((one) => ({
    id: one.id,
    paymentId: one.payment_id,
    amount: one.amount,
    currency: one.currency,
    status: one.status,
    ourId: one.notes && 'refund' in one.notes ? one.notes.refund : null,
  }));

const Link = z
  .object({ id: text, reference_id: maybe })
  .transform((one) => ({ id: one.id, referenceId: one.reference_id }));

export const WebhookEvent = z.object({
  event: text,
  payload: z
    .object({
      payment: z.object({ entity: Payment }).optional(),
      refund: z.object({ entity: Refund }).optional(),
      payment_link: z.object({ entity: Link }).optional(),
    })
    .optional()
    .transform((payload) => ({
      payment: payload?.payment?.entity,
      refund: payload?.refund?.entity,
      link: payload?.payment_link?.entity,
    })),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;
