/** How tax is laid on an amount or worked out of one. All amounts in paise. Source: india-rules §2. */

/** Who gets the tax: both halves in the supplier's own state, one tax between states, none when zero-rated. */
export type Supply = 'intra' | 'inter' | 'zero';

export interface TaxSplit {
  taxable: number;
  /** CGST and SGST are always equal; they never stand beside IGST. */
  cgst: number;
  sgst: number;
  igst: number;
  /** The sum of the three. */
  tax: number;
  /** Taxable value and tax. */
  total: number;
}

/** Tax on top of a taxable value. Each component is rounded half-up, one half is mirrored: 6251 at 18% → 563 + 563. */
export function addTax(taxable: number, percent: number, supply: Supply): TaxSplit {
  if (supply === 'inter') return inter(taxable, share(taxable, percent, 100));
  return intra(taxable, supply === 'intra' ? share(taxable, percent, 200) : 0);
}

/** Tax inside a price that includes it; the parts sum to the price: 10000000 at 18% → 8474576 + 762712 + 762712. */
export function includedTax(gross: number, percent: number, supply: Supply): TaxSplit {
  if (supply === 'inter') {
    const igst = share(gross, percent, 100 + percent);
    return inter(gross - igst, igst);
  }
  const half = supply === 'intra' ? share(gross, percent, 2 * (100 + percent)) : 0;
  return intra(gross - 2 * half, half);
}

/** amount × part / whole, half-up and away from zero, exact beyond 2^53. */
function share(amount: number, part: number, whole: number): number {
  const size = (BigInt(Math.abs(amount)) * BigInt(part) * 2n + BigInt(whole)) / (2n * BigInt(whole));
  return amount < 0 ? -Number(size) : Number(size);
}

function intra(taxable: number, half: number): TaxSplit {
  return { taxable, cgst: half, sgst: half, igst: 0, tax: 2 * half, total: taxable + 2 * half };
}

function inter(taxable: number, igst: number): TaxSplit {
  return { taxable, cgst: 0, sgst: 0, igst, tax: igst, total: taxable + igst };
}
