import type { PlainDate } from '#app/domain/plain-date.ts';

/** The table of the return into which a document goes. */
export type Gstr1Section = 'nil' | 'exp' | 'cdnr' | 'cdnur' | 'b2b' | 'b2cl' | 'b2cs';

export interface Gstr1Document {
  kind: 'invoice' | 'credit_note';
  date: PlainDate;
  /** Of the recipient; empty when not registered. */
  gstin: string;
  export: boolean;
  interState: boolean;
  /** GST rate in percent; 0 is nil-rated or exempt unless it is an export. */
  percent: number;
  /** Of the invoice, or of the invoice that a note corrects, with tax; paise. */
  invoiceValue: number;
}

/** Above it an inter-state sale to an unregistered customer is listed one by one, in paise. */
export function b2clLimit(date: PlainDate): number {
  return date <= '2024-07-31' ? 25_000_000 : 10_000_000;
}

/** In the order of the rules: nil, export, note, registered, large, others. Source: india-rules §4. */
export function gstr1Section(document: Gstr1Document): Gstr1Section {
  const note = document.kind === 'credit_note';
  const large = document.interState && document.invoiceValue > b2clLimit(document.date);
  if (document.percent === 0 && !document.export) return 'nil';
  if (document.export) return note ? 'cdnur' : 'exp';
  if (document.gstin !== '') return note ? 'cdnr' : 'b2b';
  if (note) return large ? 'cdnur' : 'b2cs';
  return large ? 'b2cl' : 'b2cs';
}
