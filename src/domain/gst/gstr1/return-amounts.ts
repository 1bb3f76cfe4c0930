import { toDecimal } from '#app/domain/money.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';
import { type ReturnDocument, returnRate, type Taxes } from './return-document.ts';

/** Amounts of the return, in rupees; `csamt` is the cess, which travel does not bear. */
export interface ReturnTaxes {
  txval: number;
  iamt: number;
  camt: number;
  samt: number;
  csamt: number;
}

export interface ReturnItem extends ReturnTaxes {
  /** Percent. */
  rt: number;
}

export function rupeeTaxes({ taxable, igst, cgst, sgst }: Taxes): ReturnTaxes {
  return {
    txval: toDecimal(taxable),
    iamt: toDecimal(igst),
    camt: toDecimal(cgst),
    samt: toDecimal(sgst),
    csamt: 0,
  };
}

/** The lines of a document by rate: ours have one rate each. */
export function itemsOf(document: ReturnDocument): Array<{ num: number; itm_det: ReturnItem }> {
  return [{ num: 1, itm_det: { rt: returnRate(document), ...rupeeTaxes(document) } }];
}

/** `2026-11-28` → `28-11-2026`. */
export function dayOfReturn(date: PlainDate): string {
  return date.split('-').reverse().join('-');
}
