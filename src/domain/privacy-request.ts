import type { PRIVACY_REQUESTS } from './enquiry-forms.ts';
/** A person's request about their own data, as staff handle it. Source: india-rules §9. */
export const PRIVACY_STATUSES = ['open', 'done', 'refused'] as const;
export type PrivacyStatus = (typeof PRIVACY_STATUSES)[number];

/** Days in which the privacy policy promises an answer. */
export const ANSWER_DAYS = 30;

/** Stands where a person's name was. Their address, phone and texts become empty. */
export const ERASED_NAME = 'Erased person';

/** Where staff may have named a person who is not the record's own, with what such a text is called. */
export const MENTION_NAMES = {
  expense: 'Expense',
  recurring_expense: 'Recurring expense',
  vendor_invoice: 'Vendor invoice',
  booking_note: 'Note on a booking',
  inquiry_note: 'Note on an inquiry',
  customer: 'Notes on a customer',
  call: 'Call with a customer',
  payment: 'Note on a payment',
  invoice_payment: 'Note on a payment of an invoice',
} as const;
export type MentionKind = keyof typeof MENTION_NAMES;
export const MENTION_KINDS = Object.keys(MENTION_NAMES) as [MentionKind, ...MentionKind[]];

export const PRIVACY_STATUS_NAMES: Record<PrivacyStatus, string> = {
  open: 'Open',
  done: 'Done',
  refused: 'Refused',
};

export type PrivacyKind = (typeof PRIVACY_REQUESTS)[number];

export const PRIVACY_KIND_NAMES: Record<PrivacyKind, string> = {
  copy: 'A copy',
  correction: 'A correction',
  erasure: 'Erasure',
};
