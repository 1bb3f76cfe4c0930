import type { TaxSplit } from './tax-split.ts';

export interface SacShare {
  sac: string;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/**
 * A document's tax split by the SAC of its lines, so that every column sums to the document's own (largest
 * remainder; of equal ones the earlier). Amounts in minor units, SACs in the order they first occur.
 */
export function taxBySac(
  lines: ReadonlyArray<{ sac: string; amount: number }>,
  split: Pick<TaxSplit, 'cgst' | 'sgst' | 'igst'>,
): SacShare[] {
  const taxable = new Map<string, number>();
  for (const { sac, amount } of lines) taxable.set(sac, (taxable.get(sac) ?? 0) + amount);
  const weights = [...taxable.values()];
  const cgst = divide(split.cgst, weights);
  const sgst = divide(split.sgst, weights);
  const igst = divide(split.igst, weights);
  return [...taxable].map(([sac, amount], index) => ({
    sac,
    taxable: amount,
    cgst: cgst[index] ?? 0,
    sgst: sgst[index] ?? 0,
    igst: igst[index] ?? 0,
  }));
}

/** A whole amount in whole parts by weight; the parts sum to it. Weights and amount are not negative. */
export function divide(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((value) => Number(value / sum));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value % sum }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
