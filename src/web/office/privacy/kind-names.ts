import type { PrivacyKind } from './privacy-filters.ts';

export const KIND_NAMES: Record<PrivacyKind, string> = {
  copy: 'A copy',
  correction: 'A correction',
  erasure: 'Erasure',
};
