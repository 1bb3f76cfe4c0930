/** A number as people type it: `1,25,000.50`, `₹ 99`. Null for nothing, undefined for what is none. */
export function readNumber(text: string): number | null | undefined {
  const plain = text.replace(/[\s,₹$]/g, '').replace(/^−/, '-');
  if (plain === '') return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** With the separators of the country, and exactly or at most so many decimals. */
export function writeNumber(value: number, decimals: { min?: number; max?: number } = {}): string {
  return value.toLocaleString('en-IN', {
    minimumFractionDigits: decimals.min ?? 0,
    maximumFractionDigits: decimals.max ?? 10,
  });
}
