/** The fields we read of the provider's answers; the rest is dropped. Amounts in minor units. Source: Razorpay API v1. */
import { z } from 'zod';

const amount = z.int().min(0);
const nullable = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

export const ApiOrder = z
  .object({
    id: z.string().min(1),
    amount,
    currency: z.string(),
    status: z.enum(['created', 'attempted', 'paid']),
    receipt: nullable,
  })
  .strip();

/** Any list, unread. */
export const ApiCollection = z.object({ items: z.array(z.unknown()) });

export const ApiPayment = z
  .object({
    id: z.string().min(1),
    order_id: nullable,
    amount,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: z.string().nullish(),
    amount_refunded: amount.nullish(),
    error_description: nullable,
  })
  .transform((payment) => ({
    id: payment.id,
    orderId: payment.order_id,
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    method: payment.method ?? '',
    amountRefunded: payment.amount_refunded ?? 0,
    errorDescription: payment.error_description,
  }));

export const ApiPaymentList = z.object({ items: z.array(ApiPayment) });

export const ApiRefund = z
  .object({
    id: z.string().min(1),
    payment_id: z.string(),
    amount,
    currency: z.string(),
    status: z.enum(['pending', 'processed', 'failed']),
    // The provider writes empty notes as a list.
    notes: z.object({ refund: nullable }).or(z.array(z.unknown())).nullish().catch(null),
  })
  .transform((refund) => ({
    id: refund.id,
    paymentId: refund.payment_id,
    amount: refund.amount,
    currency: refund.currency,
    status: refund.status,
    ourId: refund.notes && 'refund' in refund.notes ? refund.notes.refund : null,
  }));

export const ApiRefundList = z.object({ items: z.array(ApiRefund) });

export const ApiLink = z
  .object({
    id: z.string().min(1),
    short_url: z.string(),
    reference_id: nullable,
    status: z.string(),
    payments: z.array(z.object({ payment_id: z.string() })).nullish(),
  })
  .transform((link) => ({
    id: link.id,
    url: link.short_url,
    referenceId: link.reference_id ?? '',
    status: link.status,
    paymentIds: (link.payments ?? []).map((payment) => payment.payment_id),
  }));

export const ApiLinkList = z.object({ payment_links: z.array(ApiLink) });

/** The shape of every refusal. */
export const ApiFailure = z.object({
  error: z.object({ code: z.string().nullish(), description: z.string().nullish() }),
});
