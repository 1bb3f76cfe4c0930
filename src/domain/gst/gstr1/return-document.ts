import type { DocumentLine } from '#app/domain/document-paper.ts';
import { type Gstr1Section, gstr1Section } from '#app/domain/gst/gstr1-section.ts';
import type { PartyCategory } from '#app/domain/gst/place-of-supply.ts';
import type { ReportedKind } from '#app/domain/gst/reported-tax.ts';
import type { Supply } from '#app/domain/gst/tax-split.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';

/** A document as the return needs it. Amounts in paise: one in dollars was turned into rupees by its own rate. */
export interface ReturnDocument {
  id: string;
  kind: ReportedKind;
  number: string;
  serial: number;
  date: PlainDate;
  status: 'issued' | 'cancelled' | 'replaced';
  customerName: string;
  gstin: string;
  category: PartyCategory;
  placeOfSupply: string;
  supply: Supply;
  gstRate: number;
  currency: 'INR' | 'USD';
  exchangeRate: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
  lines: DocumentLine[];
  /** The document that a note or a refund voucher cites. */
  corrects: { number: string; date: PlainDate; total: number } | null;
  /** For a voucher: the date of the invoice that took it in. */
  takenIntoOn: PlainDate | null;
}

export interface Taxes {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** Sums of taxes; `sign` -1 takes away. */
export function addTaxes(sum: Taxes, more: Taxes, sign: 1 | -1 = 1): Taxes {
  return {
    taxable: sum.taxable + sign * more.taxable,
    cgst: sum.cgst + sign * more.cgst,
    sgst: sum.sgst + sign * more.sgst,
    igst: sum.igst + sign * more.igst,
  };
}

export const NO_TAXES: Taxes = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };

/** The rate that the return names: none where no tax is paid. */
export function returnRate({ supply, gstRate }: ReturnDocument): number {
  return supply === 'zero' ? 0 : gstRate;
}

/** The table of an invoice or credit note. A supply without tax that is neither export nor to SEZ is nil-rated. */
export function sectionOf(document: ReturnDocument): Gstr1Section {
  const { kind, supply, category, corrects } = document;
  const untaxed = supply === 'zero' && category !== 'sez';
  return gstr1Section({
    kind: kind === 'credit_note' ? 'credit_note' : 'invoice',
    date: corrects?.date ?? document.date,
    gstin: document.gstin,
    export: category === 'overseas',
    interState: supply !== 'intra',
    percent: untaxed ? 0 : document.gstRate,
    invoiceValue: corrects?.total ?? document.total,
  });
}
