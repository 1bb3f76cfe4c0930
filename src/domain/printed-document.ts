/** A label with its value; `code` sets numbers of registers and accounts in the figures' face. */
export type Fact = [label: string, value: string] | [label: string, value: string, code: 'code'];

export interface PrintedParty {
  name: string;
  lines: string[];
  facts: Fact[];
}

export interface PrintedLine {
  description: string;
  /** Below the description, quieter; may be empty. */
  detail: string;
  sac: string;
  quantity: string;
  rate: string;
  amount: string;
}

export interface PrintedTotal {
  label: string;
  value: string;
  kind: 'plain' | 'total' | 'due';
}

/** What an invoice, proforma, voucher or credit note shows. */
export interface PrintedDocument {
  title: string;
  subtitle: string;
  number: string;
  /** `YYYY-MM-DD`: also the file's own date, so that equal documents are equal files. */
  date: string;
  tone: 'cedar' | 'marigold';
  /** Across the page, such as CANCELLED; empty for none. */
  stamp: string;
  brand: { first: string; second: string };
  from: PrintedParty;
  toTitle: string;
  to: PrintedParty;
  factsTitle: string;
  facts: Fact[];
  rateTitle: string;
  amountTitle: string;
  lines: PrintedLine[];
  totals: PrintedTotal[];
  words: string;
  remarks: string[];
  taxes: { head: string[]; rows: string[][]; total: string[] } | null;
  upi: { link: string; vpa: string; amount: string } | null;
  bank: Fact[];
  notes: string;
  terms: string;
  footer: string;
}
