import { TOUR_SACS } from '#app/domain/gst/sac.ts';
import { taxBySac } from '#app/domain/gst/tax-by-sac.ts';
import { rupeeTaxes } from './return-amounts.ts';
import { addTaxes, NO_TAXES, type ReturnDocument, returnRate, type Taxes } from './return-document.ts';

/** Invoices less notes by service code and rate, those to registered customers apart from the others. */
export function hsnTable(documents: readonly ReturnDocument[]) {
  return {
    hsn_b2b: rowsOf(documents.filter((one) => one.gstin !== '')),
    hsn_b2c: rowsOf(documents.filter((one) => one.gstin === '')),
  };
}

function rowsOf(documents: readonly ReturnDocument[]) {
  const sums = new Map<string, { sac: string; rt: number; taxes: Taxes }>();
  for (const document of documents) {
    const rt = returnRate(document);
    for (const { sac, taxes } of shares(document)) {
      const key = `${sac} ${rt}`;
      const sum = sums.get(key)?.taxes ?? NO_TAXES;
      sums.set(key, { sac, rt, taxes: addTaxes(sum, taxes, document.kind === 'credit_note' ? -1 : 1) });
    }
  }
  return [...sums.values()].map(({ sac, rt, taxes }, index) => ({
    num: index + 1,
    hsn_sc: sac,
    desc: TOUR_SACS[sac as keyof typeof TOUR_SACS] ?? '',
    uqc: 'NA',
    qty: 0,
    rt,
    ...rupeeTaxes(taxes),
  }));
}

/** A document's taxes by code. Its taxable value is in rupees here, so dollars of its lines are shared out anew. */
function shares(document: ReturnDocument): Array<{ sac: string; taxes: Taxes }> {
  const parts = taxBySac(document.lines, document);
  const sum = parts.reduce((total, part) => total + part.taxable, 0);
  if (sum === document.taxable) return parts.map(({ sac, ...taxes }) => ({ sac, taxes }));
  let left = document.taxable;
  return parts.map(({ sac, cgst, sgst, igst, taxable }, index) => {
    const last = index === parts.length - 1;
    const share = last || sum === 0 ? left : Math.round((document.taxable * taxable) / sum);
    left -= share;
    return { sac, taxes: { taxable: share, cgst, sgst, igst } };
  });
}
