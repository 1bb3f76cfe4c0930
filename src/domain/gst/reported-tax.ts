import type { DocumentKind } from '#app/domain/document-number.ts';

/** The documents whose tax is reported, and which way it counts: an invoice less the advances it takes in. */
export const REPORTED_SIGN = {
  receipt_voucher: 1,
  invoice: 1,
  refund_voucher: -1,
  credit_note: -1,
} as const satisfies Partial<Record<DocumentKind, 1 | -1>>;

export type ReportedKind = keyof typeof REPORTED_SIGN;
export const REPORTED_KINDS = Object.keys(REPORTED_SIGN) as ReportedKind[];

export function isReported(kind: DocumentKind): kind is ReportedKind {
  return kind in REPORTED_SIGN;
}
