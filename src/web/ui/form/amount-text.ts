import { type Currency, formatMoney, fromDecimal } from '#app/domain/money.ts';

/** `1,20,000.50` → `120000.50`: people and sheets group digits, the API takes plain numbers. */
export function plainNumber(text: string): string {
  const trimmed = text.trim().replace(/^(₹|\$|Rs\.?|INR|USD)\s*/i, '');
  return /^\d{1,3}(,\d{2,3})*(\.\d*)?$/.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
}

/** An amount as it is shown when its field is left: `120000.5` → `1,20,000.50`; what cannot be read stays. */
export function groupedAmount(text: string, currency: Currency): string {
  const minor = fromDecimal(plainNumber(text));
  return minor === null ? text : formatMoney(minor, currency).slice(1);
}
