import { z } from 'zod';
import { AGE_GROUPS } from '#app/domain/age-group.ts';
import { BOOKING_SORTS, BOOKING_STATUSES, PAYMENT_STATUSES } from '#app/domain/booking-status.ts';
import { assignee } from './crm-desk.ts';
import {
  days,
  email,
  idText,
  line,
  optionalText,
  phone,
  plainDate,
  requestKey,
  requiredText,
} from './fields.ts';
import { ListQuery } from './list-query.ts';

export const AgeGroup = z.enum(AGE_GROUPS);
export type AgeGroup = z.infer<typeof AgeGroup>;

export const MAX_TRAVELLERS = 8;

/** Numbers may come as text (`"2"`), since forms send text; halves and signs are refused. */
const wholeNumber = (label: string, min: number, max: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,4}$/, `${label} must be a whole number`)
          .transform(Number),
      ],
      {
        error: `${label} is required`,
      },
    )
    .pipe(
      z
        .number()
        .int(`${label} must be a whole number`)
        .min(min, `${label} must be at least ${min}`)
        .max(max, `${label} can be at most ${max}`),
    );

export const Traveler = z
  .object({
    name: line('Traveler name', 100),
    age: wholeNumber('Age', 0, 120),
    ageGroup: AgeGroup.optional(),
  })
  .meta({ id: 'Traveler' });
export type Traveler = z.infer<typeof Traveler>;

/** Body of POST /bookings/create-order. `totalAmount` (rupees) is what the visitor saw: it is compared, never used. */
export const BookingRequest = z
  .object({
    packageId: idText,
    packageType: z
      .string()
      .trim()
      .max(40)
      .optional()
      .describe('`cruise` and `pilgrimage` name those lists; anything else is a package'),
    name: line('Name', 100),
    email,
    phone,
    travelDate: plainDate('Travel date'),
    travelers: wholeNumber('Number of travelers', 1, MAX_TRAVELLERS),
    travelerDetails: z.array(Traveler).min(1, 'Please fill all traveler details').max(MAX_TRAVELLERS),
    specialRequests: optionalText('Special requests', 2000),
    paymentOption: z.enum(['full', 'partial'], { error: 'Choose full payment or the deposit' }),
    totalAmount: z.number({ error: 'Total must be a number' }).nullish(),
    termsAccepted: z.boolean().nullish(),
    marketingConsent: z.boolean().nullish(),
    idempotencyKey: z.string().trim().min(8).max(100).nullish(),
  })
  .meta({ id: 'BookingRequest' });
export type BookingRequest = z.infer<typeof BookingRequest>;

/** Answer of create-order: what the payment widget is opened with. `amount` is in paise. */
export const OrderResponse = z
  .object({
    orderId: z.string(),
    amount: z.int().describe('paise'),
    currency: z.literal('INR'),
    key: z.string().describe('public key for the payment widget'),
    reference: z.string(),
    totalAmount: z.number().describe('rupees'),
    checkoutScript: z.string().describe('address of the checkout script to load'),
    testMode: z.boolean(),
  })
  .meta({ id: 'OrderResponse' });
export type OrderResponse = z.infer<typeof OrderResponse>;

const hex = z
  .string({ error: 'Signature is required' })
  .min(1, 'Signature is required')
  .max(256, 'Signature is too long');

/** Body of POST /bookings/verify-payment, from the widget's handler. */
export const VerifyRequest = z
  .object({
    orderId: z.string({ error: 'Order id is required' }).trim().min(1, 'Order id is required').max(64),
    paymentId: z.string({ error: 'Payment id is required' }).trim().min(1, 'Payment id is required').max(64),
    signature: hex,
  })
  .meta({ id: 'VerifyRequest' });
export type VerifyRequest = z.infer<typeof VerifyRequest>;

export const VerifyResponse = z
  .object({
    success: z.literal(true),
    reference: z.string(),
    bookingUrl: z.string().describe('the visitor’s booking page, with its key'),
    bookingStatus: z.enum(BOOKING_STATUSES),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    paidAmount: z.number(),
    balanceAmount: z.number(),
  })
  .meta({ id: 'VerifyResponse' });
export type VerifyResponse = z.infer<typeof VerifyResponse>;

/** Body of POST /bookings/{reference}/pay: an order for what is still due, by the key of the booking page. */
export const PayBalanceRequest = z
  .object({
    key: z.string().min(1).max(100),
    /** Everything at once, where only the deposit would be due. */
    full: z.boolean().optional(),
  })
  .meta({ id: 'PayBalanceRequest' });
export type PayBalanceRequest = z.infer<typeof PayBalanceRequest>;

/** One payment or refund as the visitor and staff see it. Amounts in rupees. */
export const LedgerEntryView = z
  .object({
    id: z.string(),
    kind: z.enum(['payment', 'refund', 'adjustment']),
    amount: z.number(),
    mode: z.string(),
    method: z.string(),
    paymentId: z.string().nullable(),
    date: z.string(),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntryView = z.infer<typeof LedgerEntryView>;

/** A booking as its visitor sees it on /booking/{reference}. Amounts in rupees; nothing internal. */
export const VisitorBooking = z
  .object({
    reference: z.string(),
    itemType: z.enum(['package', 'cruise', 'pilgrimage']),
    itemSlug: z.string(),
    itemId: z.string(),
    /** Whether the trip has a page now: a draft or a deleted one has none. */
    itemPublished: z.boolean(),
    packageTitle: z.string(),
    image: z.string(),
    destination: z.string(),
    duration: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    travelDate: z.string(),
    travelers: z.int(),
    travelerDetails: z.array(z.object({ name: z.string(), age: z.int(), ageGroup: AgeGroup })),
    specialRequests: z.string(),
    paymentOption: z.enum(['full', 'partial']),
    unitPrice: z.number(),
    totalAmount: z.number(),
    paidAmount: z.number(),
    refundedAmount: z.number(),
    balanceAmount: z.number(),
    /** What "Pay" charges next, in rupees: the deposit or total while nothing is paid, then the balance; 0 when none. */
    dueNow: z.number(),
    bookingStatus: z.enum(BOOKING_STATUSES),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    bookingDate: z.string(),
    /** After this instant an unpaid booking is cancelled as expired; null once something is paid. */
    expiresAt: z.string().nullable(),
    payments: z.array(LedgerEntryView),
  })
  .meta({ id: 'VisitorBooking' });
export type VisitorBooking = z.infer<typeof VisitorBooking>;

/** A booking in the CRM list. Amounts in rupees. Source: back-office §3. */
export const CrmBooking = z
  .object({
    id: z.string(),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    packageTitle: z.string(),
    packageType: z.string(),
    destination: z.string(),
    travelDate: z.string(),
    travelers: z.int(),
    travelerDetails: z.array(z.object({ name: z.string(), age: z.int(), ageGroup: AgeGroup })),
    totalAmount: z.number(),
    paidAmount: z.number(),
    refundedAmount: z.number(),
    balanceAmount: z.number(),
    paymentOption: z.enum(['full', 'partial']),
    bookingStatus: z.enum(BOOKING_STATUSES),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    cancelReason: z.string().nullable(),
    /** Money that staff must decide about, in rupees: it came for a cancelled booking, twice, or in a wrong amount. */
    refundDue: z.number(),
    specialRequests: z.string(),
    paymentIds: z.array(z.string()),
    /** The first two in a list; all after a note was added. */
    notes: z.array(z.object({ note: z.string(), author: z.string(), createdAt: z.string() })),
    noteCount: z.int(),
    assigneeId: z.string().nullable(),
    /** Empty while nobody looks after it. */
    assigneeName: z.string(),
    /** The customer whose booking it is, once there is one. */
    customerId: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'CrmBooking' });
export type CrmBooking = z.infer<typeof CrmBooking>;

/** Query of GET /crm/bookings. */
export const BookingListQuery = ListQuery.extend({
  /** Only this one, for a link to it. */
  id: idText.optional(),
  status: z.enum(BOOKING_STATUSES).optional(),
  paymentStatus: z.enum(PAYMENT_STATUSES).optional(),
  assignee,
  /** When the journey starts, both days included; without a `sort` the soonest is first then. */
  ...days,
  sort: z.enum(BOOKING_SORTS).optional(),
});
export type BookingListQuery = z.infer<typeof BookingListQuery>;

export const CrmStats = z
  .object({
    total_inquiries: z.int(),
    new_inquiries: z.int(),
    in_progress_inquiries: z.int(),
    oldest_in_progress: z.string().nullable().describe('when the oldest of those came'),
    total_bookings: z.int().describe('without cancelled ones'),
    listed_bookings: z.int().describe('cancelled ones too, as the list of bookings opens'),
    confirmed_bookings: z.int(),
    total_revenue: z.number(),
    pending_revenue: z.number(),
  })
  .meta({ id: 'CrmStats' });
export type CrmStats = z.infer<typeof CrmStats>;

export const StatusChange = z
  .object({
    status: z.enum(BOOKING_STATUSES, { error: 'Choose pending, confirmed, cancelled or completed' }),
  })
  .meta({ id: 'BookingStatusChange' });
export type StatusChange = z.infer<typeof StatusChange>;

export const NoteRequest = z
  .object({
    note: requiredText('Note', 4000),
    request_key: requestKey,
  })
  .meta({ id: 'NoteRequest' });
export type NoteRequest = z.infer<typeof NoteRequest>;
