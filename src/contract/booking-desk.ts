/** What staff do with one booking: see it whole, sell by telephone, change, cancel, refund. Amounts in rupees. */
import { z } from 'zod';
import { PAYMENT_MODES } from '#app/domain/payment-mode.ts';
import { STAFF_TASK_KINDS } from '#app/domain/staff-task.ts';
import { BookingRequest, CrmBooking, LedgerEntryView, Traveler } from './bookings.ts';
import { amount } from './customer-invoices.ts';
import { idText, line, optionalLine, optionalText, plainDate, requiredText } from './fields.ts';
import { MessageView } from './messages.ts';

/** One line of a record's history. `text`: what changed, readable; empty where the action says it all. */
export const AuditLine = z
  .object({ id: z.string(), at: z.string(), who: z.string(), action: z.string(), text: z.string() })
  .meta({ id: 'AuditLine' });
export type AuditLine = z.infer<typeof AuditLine>;

/** A numbered paper of a booking; `href` is its PDF. */
export const BookingDocument = z
  .object({
    id: z.string(),
    kind: z.enum(['invoice', 'proforma', 'receipt_voucher', 'refund_voucher', 'credit_note']),
    number: z.string(),
    date: z.string(),
    status: z.enum(['issued', 'cancelled', 'replaced']),
    amount: z.number(),
    href: z.string(),
    /** The travel date that stands on it, where the booking has another one by now; else null. */
    printedTravelDate: z.string().nullable(),
  })
  .meta({ id: 'BookingDocument' });
export type BookingDocument = z.infer<typeof BookingDocument>;

/** `waiting`: on its way to the provider, or to be paid out by staff; `failed`: staff must pay it out another way. */
export const RefundView = z
  .object({
    id: z.string(),
    amount: z.number(),
    how: z.enum(['provider', 'manual']),
    /** How the payment came that is given back: `razorpay`, `cash` … */
    mode: z.string(),
    paymentId: z.string().nullable(),
    status: z.enum(['waiting', 'pending', 'done', 'failed', 'withdrawn']),
    failure: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Refund' });
export type RefundView = z.infer<typeof RefundView>;

export const StaffTaskView = z
  .object({
    id: z.string(),
    kind: z.enum(STAFF_TASK_KINDS),
    title: z.string(),
    dueDate: z.string(),
    daysLate: z.int().describe('0 until its day is over'),
    bookingId: z.string().nullable(),
    customerId: z.string().nullable(),
    assigneeId: z.string().nullable(),
    doneAt: z.string().nullable(),
  })
  .meta({ id: 'StaffTask' });
export type StaffTaskView = z.infer<typeof StaffTaskView>;

/** `open`: refunds are still on their way or to be paid out; `settled`: nothing is left to do. */
const CancellationView = z.object({
  chargedAmount: z.number(),
  refundAmount: z.number(),
  state: z.enum(['open', 'settled']),
  by: z.enum(['customer', 'agency']),
  date: z.string(),
  percentKept: z.int(),
  reason: z.string(),
  note: z.string(),
  author: z.string(),
});

export const BookingDetail = CrmBooking.extend({
  itemId: z.string(),
  itemSlug: z.string(),
  unitPrice: z.number(),
  bookingDate: z.string(),
  /** The visitor's page with its key. */
  bookingUrl: z.string(),
  allNotes: CrmBooking.shape.notes,
  entries: z.array(LedgerEntryView),
  documents: z.array(BookingDocument),
  messages: z.array(MessageView),
  history: z.array(AuditLine),
  payment: z.object({
    /** The open payment link; null when there is none. */
    link: z.string().nullable(),
    linkAmount: z.number(),
    linkExpiresAt: z.string().nullable(),
    /** Of the balance. */
    dueDate: z.string(),
  }),
  cancellation: CancellationView.nullable(),
  refunds: z.array(RefundView),
  /** What can be given back now without cancelling: an overpayment, or money that came too late. */
  refundable: z.number(),
  tasks: z.array(StaffTaskView),
  /** What this user can do with the booking as it is. */
  may: z.object({
    cancel: z.boolean(),
    /** Charge another amount than the policy's. */
    setCharge: z.boolean(),
    refund: z.boolean(),
    recordPayment: z.boolean(),
    sendLink: z.boolean(),
    changeDate: z.boolean(),
    changeTravelers: z.boolean(),
    resendConfirmation: z.boolean(),
  }),
}).meta({ id: 'BookingDetail' });
export type BookingDetail = z.infer<typeof BookingDetail>;

const requestKey = z
  .string({ error: 'Request key is required' })
  .trim()
  .min(8, 'Request key must have at least 8 characters')
  .max(100, 'Request key can have at most 100 characters')
  .describe('made by the form; sending it again changes nothing');

const positive = (label: string) =>
  amount(label).refine((minor) => minor > 0, `${label} must be more than 0`);
const mode = z.enum(PAYMENT_MODES, { error: 'Choose how it was paid' });

/** Body of POST /crm/bookings: a sale by telephone, at the price of the website. */
export const StaffSale = BookingRequest.omit({ totalAmount: true, idempotencyKey: true })
  .extend({
    request_key: requestKey,
    payment: z.enum(['link', 'recorded', 'none'], {
      error: 'Choose a payment link, a recorded payment or none',
    }),
    /** Of a recorded payment; `amount` is what is due now when left out. */
    mode: mode.optional(),
    date: plainDate('Date').optional(),
    reference: optionalLine('Reference', 120),
    amount: positive('Amount').optional(),
  })
  .refine((sale) => sale.payment !== 'recorded' || sale.mode !== undefined, {
    path: ['mode'],
    message: 'Choose how it was paid',
  })
  .meta({ id: 'StaffSale' });
export type StaffSale = z.infer<typeof StaffSale>;

/** With `from`, the day that the editor saw, a change that somebody made meanwhile is not overwritten. */
export const TravelDateChange = z
  .object({ travel_date: plainDate('Travel date'), from: plainDate('Earlier date').optional() })
  .meta({ id: 'TravelDateChange' });
export type TravelDateChange = z.infer<typeof TravelDateChange>;

const party = z.array(Traveler).min(1, 'Give the name and age of each traveler');

/** With `from`, those whom the editor saw, a correction that somebody made meanwhile is not overwritten. */
export const TravelersChange = z
  .object({ travelers: party, from: party.optional() })
  .meta({ id: 'TravelersChange' });
export type TravelersChange = z.infer<typeof TravelersChange>;

/** Without an amount: the balance. */
export const BookingLinkRequest = z
  .object({ amount: positive('Amount').optional() })
  .meta({ id: 'BookingLinkRequest' });

export const BookingLink = z
  .object({
    url: z.string(),
    amount: z.number(),
    expiresAt: z.string(),
    /** Whether an e-mail with it is on its way to the customer. */
    mailed: z.boolean(),
  })
  .meta({ id: 'BookingLink' });
export type BookingLink = z.infer<typeof BookingLink>;

export const CancellationQuery = z.object({
  /** The day on which the cancellation reached us; today when left out. */
  date: plainDate('Date').optional(),
  by: z.enum(['customer', 'agency'], { error: 'Choose who cancels' }).optional(),
});
export type CancellationQuery = z.infer<typeof CancellationQuery>;

export const CancellationPreview = z
  .object({
    date: z.string(),
    by: z.enum(['customer', 'agency']),
    daysBefore: z.int().describe('until the journey starts; negative after it'),
    percentKept: z.int(),
    total: z.number(),
    paid: z.number().describe('received less given back'),
    charge: z.number().describe('what the policy keeps, at most what is paid'),
    refund: z.number(),
    refunds: z.array(
      z.object({
        paymentId: z.string().describe('of the ledger entry'),
        amount: z.number(),
        how: z.enum(['provider', 'manual']),
        mode: z.string(),
      }),
    ),
    documents: z.array(z.object({ kind: BookingDocument.shape.kind, amount: z.number() })),
    /** What must be looked at first: the policy has changed since the booking, the journey has begun … */
    warnings: z.array(z.string()),
    expected: z.string().describe('sent back with the cancellation: these figures are what was seen'),
  })
  .meta({ id: 'CancellationPreview' });
export type CancellationPreview = z.infer<typeof CancellationPreview>;

export const CancellationInput = CancellationQuery.extend({
  expected: z.string({ error: 'Look at the figures first' }).min(1, 'Look at the figures first').max(100),
  reason: requiredText('Reason', 1000),
  /** Another charge than the policy's, with the reason why in `note`. */
  charge: amount('Charge').optional(),
  note: optionalText('Note', 1000),
  request_key: requestKey,
})
  .refine((input) => input.charge === undefined || input.note !== '', {
    path: ['note'],
    message: 'Say why another amount is charged',
  })
  .meta({ id: 'CancellationInput' });
export type CancellationInput = z.infer<typeof CancellationInput>;

/** Gives back money that no balance waits for; without an amount all of it. */
export const RefundInput = z
  .object({
    amount: positive('Amount').optional(),
    reason: line('Reason', 300),
    request_key: requestKey,
  })
  .meta({ id: 'RefundInput' });
export type RefundInput = z.infer<typeof RefundInput>;

/** Staff have paid out a refund by hand. */
export const RefundPaid = z
  .object({ mode, date: plainDate('Date'), reference: optionalLine('Reference', 120) })
  .meta({ id: 'RefundPaid' });
export type RefundPaid = z.infer<typeof RefundPaid>;

/** Body of POST /crm/tasks/{id}/done; nothing means done. */
export const TaskChange = z.object({ done: z.boolean().optional() }).meta({ id: 'TaskChange' });

export const byBooking = z.object({ id: idText });
