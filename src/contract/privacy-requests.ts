/** Privacy requests as staff handle them. Source: india-rules §9. */
import { z } from 'zod';
import { PRIVACY_REQUESTS } from '#app/domain/enquiry-forms.ts';
import { MENTION_KINDS, PRIVACY_STATUSES } from '#app/domain/privacy-request.ts';
import { email, idText, line, optionalText, phone } from './fields.ts';
import { ListQuery } from './list-query.ts';

export const PrivacyRequestView = z
  .object({
    id: z.string(),
    kind: z.enum(PRIVACY_REQUESTS),
    /** Name and message are gone, and the address is empty, once an erasure is closed. */
    name: z.string(),
    email: z.string(),
    message: z.string(),
    status: z.enum(PRIVACY_STATUSES),
    /** Written at closing. */
    note: z.string(),
    handledBy: z.string(),
    createdAt: z.string(),
    /** The calendar date by which the privacy policy promises an answer. */
    answerBy: z.string(),
    closedAt: z.string().nullable(),
    /** When the person's records were made anonymous by this request. */
    erasedAt: z.string().nullable(),
  })
  .meta({ id: 'PrivacyRequestView' });
export type PrivacyRequestView = z.infer<typeof PrivacyRequestView>;

/** Query of GET /admin/privacy-requests. */
export const PrivacyListQuery = ListQuery.extend({
  /** Only this one, for a link to it. */
  id: idText.optional(),
  status: z.enum(PRIVACY_STATUSES).optional(),
  kind: z.enum(PRIVACY_REQUESTS).optional(),
  sort: z.enum(['newest', 'oldest']).optional(),
});
export type PrivacyListQuery = z.infer<typeof PrivacyListQuery>;

/** What a person's data is corrected to; what is left out stays. */
export const DataCorrection = z
  .object({
    name: line('Name', 100).optional(),
    email: email.optional(),
    phone: phone.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: 'Give a new name, email or phone',
    path: ['name'],
  })
  .meta({ id: 'DataCorrection' });
export type DataCorrection = z.infer<typeof DataCorrection>;

/** How many records of each kind an action changed. */
export const ChangedRecords = z
  .object({
    inquiries: z.int(),
    bookings: z.int(),
    invoices: z.int(),
    customers: z.int(),
    suppliers: z.int(),
    messages: z.int(),
    consents: z.int(),
    /** Texts of other records that named the person, and journeys in bookings of others. */
    mentions: z.int(),
  })
  .meta({ id: 'ChangedRecords' });
export type ChangedRecords = z.infer<typeof ChangedRecords>;

export const PrivacyOutcome = z
  .object({ request: PrivacyRequestView, changed: ChangedRecords })
  .meta({ id: 'PrivacyOutcome' });
export type PrivacyOutcome = z.infer<typeof PrivacyOutcome>;

export const PrivacyClosing = z
  .object({
    status: z.enum(['done', 'refused'], { error: 'Choose done or refused' }),
    note: optionalText('Note', 4000),
  })
  .refine((closing) => closing.status === 'done' || closing.note !== '', {
    error: 'Say why it is refused',
    path: ['note'],
  })
  .meta({ id: 'PrivacyClosing' });
export type PrivacyClosing = z.infer<typeof PrivacyClosing>;

/** Query of POST /admin/privacy-requests/{id}/anonymise. */
export const ErasureQuery = z.object({
  travels: z
    .string()
    .max(4000)
    .optional()
    .describe('ids of `mentions`, by commas: the journeys in bookings of others that are the person’s own'),
});

/** GET /admin/privacy-requests/{id}/mentions: texts of other records that name the person, at most a hundred of them. */
export const PersonMentions = z
  .object({
    total: z.int(),
    mentions: z.array(
      z.object({
        kind: z.enum(MENTION_KINDS),
        recordId: z.string(),
        text: z.string(),
        /** What of the person stands in it. */
        found: z.array(z.string()),
        at: z.string(),
      }),
    ),
    /** Travelers of the same full name in bookings of others: staff say which of them are the person. */
    travels: z.array(
      z.object({
        id: z.string(),
        bookingId: z.string(),
        reference: z.string(),
        title: z.string(),
        travelDate: z.string(),
        name: z.string(),
        isOver: z.boolean().describe('only then the name can be erased: who still travels is known by it'),
      }),
    ),
  })
  .meta({ id: 'PersonMentions' });
export type PersonMentions = z.infer<typeof PersonMentions>;

const note = z.object({ note: z.string(), author: z.string(), createdAt: z.string() });

/** Everything that is held about an e-mail address, for the person to read. Amounts in rupees. */
export const PersonalData = z
  .object({
    email: z.string(),
    exportedAt: z.string(),
    inquiries: z.array(
      z.object({
        id: z.string(),
        source: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        destination: z.string(),
        message: z.string(),
        details: z.record(z.string(), z.union([z.string(), z.number()])),
        status: z.string(),
        notes: z.array(note),
        createdAt: z.string(),
      }),
    ),
    bookings: z.array(
      z.object({
        reference: z.string(),
        title: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        travelDate: z.string(),
        travelers: z.array(z.object({ name: z.string(), age: z.int(), ageGroup: z.string() })),
        specialRequests: z.string(),
        status: z.string(),
        paymentStatus: z.string(),
        totalAmount: z.number(),
        paidAmount: z.number(),
        refundedAmount: z.number(),
        payments: z.array(
          z.object({
            kind: z.string(),
            amount: z.number(),
            mode: z.string(),
            method: z.string(),
            paymentId: z.string().nullable(),
            date: z.string(),
          }),
        ),
        cancellations: z.array(
          z.object({ date: z.string(), charge: z.number(), refund: z.number(), reason: z.string() }),
        ),
        notes: z.array(note),
        termsVersion: z.string(),
        createdAt: z.string(),
      }),
    ),
    /** Written by hand; their papers keep name and address for the law's term. */
    invoices: z.array(
      z.object({
        number: z.string(),
        type: z.string(),
        date: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        address: z.string(),
        gstin: z.string(),
        lines: z.array(z.string()),
        currency: z.string(),
        totalAmount: z.number(),
        paidAmount: z.number(),
        createdAt: z.string(),
      }),
    ),
    customers: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        list: z.string(),
        country: z.string(),
        city: z.string(),
        state: z.string(),
        gstin: z.string(),
        interests: z.array(z.string()),
        preferredDestination: z.string(),
        source: z.string(),
        budget: z.string(),
        notes: z.string(),
        calls: z.array(
          z.object({ at: z.string(), outcome: z.string(), notes: z.string(), author: z.string() }),
        ),
        packages: z.array(
          z.object({
            at: z.string(),
            title: z.string(),
            via: z.string(),
            to: z.string(),
            message: z.string(),
          }),
        ),
        createdAt: z.string(),
      }),
    ),
    suppliers: z.array(
      z.object({
        supplierName: z.string(),
        contactPerson: z.string(),
        phone: z.string(),
        email: z.string(),
        serviceType: z.string(),
        gstNumber: z.string(),
        bankAccountNumber: z.string(),
        ifscCode: z.string(),
        address: z.string(),
        city: z.string(),
        state: z.string(),
        country: z.string(),
        createdAt: z.string(),
      }),
    ),
    /** Texts of other records that name the person; what else stands in them is not about the person. */
    mentions: z.array(z.object({ where: z.string(), at: z.string(), found: z.array(z.string()) })),
    messages: z.array(
      z.object({
        channel: z.string(),
        kind: z.string(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        status: z.string(),
        createdAt: z.string(),
        sentAt: z.string().nullable(),
      }),
    ),
    consents: z.array(
      z.object({
        purpose: z.string(),
        version: z.string(),
        given: z.boolean(),
        createdAt: z.string(),
      }),
    ),
    privacyRequests: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        message: z.string(),
        status: z.string(),
        createdAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'PersonalData' });
export type PersonalData = z.infer<typeof PersonalData>;
