import { z } from 'zod';
import { PAYMENT_MODES } from '#app/domain/payment-mode.ts';
import { isPlainDate } from '#app/domain/plain-date.ts';
import { amount } from './customer-invoices.ts';
import { idText, optionalLine, optionalText, requestKey } from './fields.ts';

/** What is recorded, beside whose it is. */
export const PaymentFields = z.object({
  kind: z.enum(['payment', 'refund'], { error: 'Kind must be payment or refund' }),
  amount: amount('Amount').refine((minor) => minor > 0, 'Amount must be more than 0'),
  mode: z.enum(PAYMENT_MODES, { error: 'Choose how it was paid' }),
  date: z
    .string({ error: 'Date is required' })
    .min(1, 'Date is required')
    .refine(isPlainDate, 'Date must be a date such as 2027-04-12'),
  reference: optionalLine('Reference', 120),
  note: optionalText('Note', 1000),
  /** Records what looks like an entry that is there already. */
  confirm_duplicate: z.boolean().optional(),
  request_key: requestKey,
});

const owner = { booking_id: idText.optional(), customer_invoice_id: idText.optional() };
const hasOneOwner = (input: { booking_id?: string | undefined; customer_invoice_id?: string | undefined }) =>
  (input.booking_id === undefined) !== (input.customer_invoice_id === undefined);
const NO_OWNER = { path: ['booking_id'], message: 'Name a booking or a customer invoice' };

/** Query of GET /accounts/payments: one of the two; the verb refuses none or both. */
export const EntriesQuery = z.object(owner);

/** An entry of the ledger as staff see it. */
export const RecordedEntry = z
  .object({
    id: z.string(),
    kind: z.enum(['payment', 'refund', 'adjustment']),
    amount: z.number(),
    currency: z.enum(['INR', 'USD']),
    mode: z.string(),
    method: z.string(),
    date: z.string(),
    /** What staff noted, else the provider's id. */
    reference: z.string(),
    note: z.string(),
    /** Empty for what the provider brought. */
    recorded_by: z.string(),
  })
  .meta({ id: 'RecordedEntry' });
export type RecordedEntry = z.infer<typeof RecordedEntry>;

/** Body of POST /accounts/payments: of a booking or of a customer invoice. */
export const PaymentInput = PaymentFields.extend(owner)
  .refine(hasOneOwner, NO_OWNER)
  .meta({ id: 'RecordedPaymentInput' });
export type PaymentInput = z.infer<typeof PaymentInput>;

export const RecordedPayment = z
  .object({
    id: z.string(),
    booking_id: z.string().nullable(),
    customer_invoice_id: z.string().nullable(),
    kind: z.enum(['payment', 'refund']),
    amount: z.number(),
    currency: z.enum(['INR', 'USD']),
    mode: z.string(),
    date: z.string(),
    reference: z.string(),
    note: z.string(),
    /** Of the booking or invoice, after it. */
    paid_amount: z.number(),
    balance_amount: z.number(),
    payment_status: z.string(),
  })
  .meta({ id: 'RecordedPayment' });
export type RecordedPayment = z.infer<typeof RecordedPayment>;
