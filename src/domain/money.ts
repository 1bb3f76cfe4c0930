/**
 * Money is an integer number of minor units (paise, cents) with its currency. Fractions exist only at the edge:
 * `fromDecimal` reads what a person or a price text says, `toDecimal` writes what the JSON of the API carries.
 */
export type Currency = 'INR' | 'USD';

/** The largest amount anybody may enter: 10,00,00,00,00,000 rupees (10^12), in minor units. Source: checklist, Limits. */
export const MAX_MINOR = 100_000_000_000_000;

/** The deposit a visitor may pay now, in hundredths of the total. Source: public-site §9. */
export const DEPOSIT_PERCENT = 25;

/**
 * Minor units from a decimal text such as `45999`, `45999.5` or `19.99`: exact, never through a float.
 * Returns null when the text is no plain non-negative number, has more than two decimals, or exceeds MAX_MINOR.
 */
export function fromDecimal(text: string): number | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return minor <= MAX_MINOR ? minor : null;
}

/** Rupees (or dollars) as the JSON number with two decimals that the API answers: 2299950 → 22999.5. */
export function toDecimal(minor: number): number {
  return Math.round(minor) / 100;
}

/** `percent` hundredths of an amount, rounded half-up to the minor unit: 25% of 4599950 → 1149988. */
export function percentOf(minor: number, percent: number): number {
  return Number((BigInt(minor) * BigInt(percent) + 50n) / 100n);
}

/** What is paid now and later; the parts always sum to the total. */
export function splitDeposit(totalMinor: number): { deposit: number; balance: number } {
  const deposit = percentOf(totalMinor, DEPOSIT_PERCENT);
  return { deposit, balance: totalMinor - deposit };
}

const SYMBOL: Record<Currency, string> = { INR: '₹', USD: '$' };
const LOCALE: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US' };

/**
 * An amount as people read it: 123456789 → `₹12,34,567.89`, -150000 → `-₹1,500.00`.
 * With `trim`, whole amounts lose their paise (`₹45,999`), as on the public site's prices.
 */
export function formatMoney(
  minor: number,
  currency: Currency = 'INR',
  options: { trim?: boolean } = {},
): string {
  const digits = options.trim && minor % 100 === 0 ? 0 : 2;
  const figure = new Intl.NumberFormat(LOCALE[currency], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(minor) / 100);
  return `${minor < 0 ? '-' : ''}${SYMBOL[currency]}${figure}`;
}
