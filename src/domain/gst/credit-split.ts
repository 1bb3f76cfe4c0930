import { includedTax, type Supply, type TaxSplit } from './tax-split.ts';

/**
 * The tax inside a credit of `amount` (gross) on a document, in paise, given the sums of earlier credits. Rounding follows
 * what is credited in all, so that crediting the whole document, in however many notes, takes back exactly its tax.
 */
export function creditSplit(
  document: Pick<TaxSplit, 'cgst' | 'igst' | 'total'> & { supply: Supply; gstRate: number },
  earlier: { total: number; half: number; igst: number },
  amount: number,
): TaxSplit {
  const credited = earlier.total + amount;
  const sum =
    credited === document.total ? document : includedTax(credited, document.gstRate, document.supply);
  const half = within(sum.cgst - earlier.half, Math.floor(amount / 2));
  const igst = within(sum.igst - earlier.igst, amount);
  const tax = 2 * half + igst;
  return { taxable: amount - tax, cgst: half, sgst: half, igst, tax, total: amount };
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
