import { shortFinancialYear } from './financial-year.ts';
import type { PlainDate } from './plain-date.ts';

/** The kinds of numbered documents; each has a series of its own in each financial year. Source: india-rules §3. */
export const DOCUMENT_KINDS = [
  'invoice',
  'proforma',
  'receipt_voucher',
  'refund_voucher',
  'credit_note',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Prefixes of the first start; staff may change them in the settings. */
export const DEFAULT_PREFIXES: Record<DocumentKind, string> = {
  invoice: 'DJ',
  proforma: 'PF',
  receipt_voucher: 'RV',
  refund_voucher: 'RF',
  credit_note: 'CN',
};

/** The law's limit and signs for the number of a tax invoice. */
const LAWFUL = /^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/;
/** With `/26-27/` and seven digits after it, a longer prefix would pass the limit within the year. */
export const LONGEST_PREFIX = 2;
const DIGITS = 5;

/** `DJ`, 2026-11-28, 42 → `DJ/26-27/00042`: at least five digits, growing. Throws RangeError beyond 16 characters. */
export function documentNumber(prefix: string, date: PlainDate, serial: number): string {
  const number = `${prefix}/${shortFinancialYear(date)}/${String(serial).padStart(DIGITS, '0')}`;
  if (!isDocumentNumber(number)) throw new RangeError(`${number} is no lawful document number`);
  return number;
}

export function isDocumentNumber(text: string): boolean {
  return LAWFUL.test(text);
}

/** What is wrong with a prefix, as a sentence for its field; null when it can be used. */
export function prefixProblem(prefix: string): string | null {
  return /^[A-Z0-9]{1,2}$/.test(prefix)
    ? null
    : `A prefix has 1 to ${LONGEST_PREFIX} capital letters or digits`;
}
