import type { PRIVACY_REQUESTS } from '#app/domain/enquiry-forms.ts';

export type PrivacyKind = (typeof PRIVACY_REQUESTS)[number];

export const KIND_NAMES: Record<PrivacyKind, string> = {
  copy: 'A copy',
  correction: 'A correction',
  erasure: 'Erasure',
};
