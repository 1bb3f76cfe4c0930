import { gstinProblem } from './gstin.ts';
import { type PartyCategory, placeOfSupply, supplyTo } from './place-of-supply.ts';
import type { Supply } from './tax-split.ts';

/** How a hand-written invoice is taxed: the editor and the server ask this one rule. */
export interface InvoiceSupply {
  category: PartyCategory;
  placeOfSupply: string;
  supply: Supply;
}

/** A USD invoice bears no GST, and without another word is for a customer abroad. A GSTIN that is no number says nothing. */
export function invoiceSupply(
  invoice: { currency: 'INR' | 'USD'; category: PartyCategory; gstin: string; stateCode: string },
  supplier: { stateCode: string; underLut: boolean },
): InvoiceSupply {
  const { currency, stateCode } = invoice;
  const gstin = gstinProblem(invoice.gstin) === null ? invoice.gstin : '';
  const category = currency === 'USD' && invoice.category === 'unregistered' ? 'overseas' : invoice.category;
  const party = { category, gstin, stateCode };
  return {
    category,
    placeOfSupply: placeOfSupply(party, supplier.stateCode),
    supply: currency === 'USD' ? 'zero' : supplyTo(party, supplier.stateCode, supplier),
  };
}

/** Without a word about it, a GSTIN makes a customer registered, and none unregistered. */
export function categoryWithGstin(before: PartyCategory, gstin: string): PartyCategory {
  if (gstin === '') return before === 'overseas' ? 'overseas' : 'unregistered';
  return before === 'unregistered' || before === 'overseas' ? 'regular' : before;
}
