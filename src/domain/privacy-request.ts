import type { PRIVACY_REQUESTS } from './enquiry-forms.ts';
/** A person's request about their own data, as staff handle it. Source: india-rules §9. */
export const PRIVACY_STATUSES = ['open', 'done', 'refused'] as const;
export type PrivacyStatus = (typeof PRIVACY_STATUSES)[number];

/** Days in which the privacy policy promises an answer. */
export const ANSWER_DAYS = 30;

/** Stands where a person's name was. Their address, phone and texts become empty. */
export const ERASED_NAME = 'Erased person';

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
