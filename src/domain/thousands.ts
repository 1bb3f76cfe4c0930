import { type Currency, formatMoney } from './money.ts';

const RUPEE = 100;
const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/**
 * An amount in paise as cards show it, in thousands with at most two decimals: `₹950`, `₹1.5K`, `₹46K`, `₹12.35K`,
 * `₹18,425K`, `$41.26K`. Halves go up. Source: india-rules §6.
 */
export function formatThousands(minor: number, currency: Currency = 'INR'): string {
  const size = Math.abs(minor);
  const sign = `${minor < 0 ? '-' : ''}${currency === 'INR' ? '₹' : '$'}`;
  const { format } = currency === 'INR' ? figure : dollars;
  if (size < 1000 * RUPEE) return `${sign}${format(size / RUPEE)}`;
  // Hundredths of a thousand, in whole numbers: a float would round 12.345 down.
  return `${sign}${format(Math.floor((size + 500) / 1000) / 100)}K`;
}

/** The exact amount with its lakhs or crores, for the tooltip of a short one: `₹1,84,25,000.00 (1.84 Cr)`. */
export function formatExactly(minor: number, currency: Currency = 'INR'): string {
  if (currency !== 'INR') return formatMoney(minor, currency);
  const rupees = Math.abs(minor) / RUPEE;
  const exact = formatMoney(minor);
  if (rupees >= 10_000_000) return `${exact} (${figure.format(rupees / 10_000_000)} Cr)`;
  return rupees >= 100_000 ? `${exact} (${figure.format(rupees / 100_000)} L)` : exact;
}
