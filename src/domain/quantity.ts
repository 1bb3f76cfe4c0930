/** A quantity in thousandths, so that 1.15 × 100.30 is exact. Source: checklist, Limits. */
export const MAX_QUANTITY = 1_000_000_000_000;

/** `1.15` → 1150. Null for a negative number, more than three decimals, no number, or more than 10^9. */
export function readQuantity(text: string): number | null {
  const match = /^(\d{1,10})(?:\.(\d{1,3}))?$/.exec(text.trim());
  if (!match) return null;
  const thousandths = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
  return thousandths <= MAX_QUANTITY ? thousandths : null;
}

/** Paise of a line, half-up: 500 thousandths × 499999 → 250000. */
export function lineAmount(thousandths: number, rate: number): number {
  return Number((BigInt(thousandths) * BigInt(rate) + 500n) / 1000n);
}

/** Thousandths as people read them: 1150 → `1.15`, 2000 → `2`. */
export function formatQuantity(thousandths: number): string {
  return String(thousandths / 1000);
}
