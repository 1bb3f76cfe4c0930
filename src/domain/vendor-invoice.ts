import { DEFAULT_GST_RATE, type GstRate } from './gst/rates.ts';
import { type Currency, percentOf } from './money.ts';

/**
 * The sums of a vendor's bill, for the server and the form alike: amount × rate / 100, half-up to the paisa, in one
 * figure. A dollar bill bears no GST of ours. Minor units. Source: back-office §5, india-rules.
 */
export function vendorInvoiceTotals(bill: { amount: number; currency: Currency; gstRate: number }): {
  gstRate: number;
  gstAmount: number;
  totalAmount: number;
} {
  const gstRate = bill.currency === 'INR' ? bill.gstRate : 0;
  const gstAmount = percentOf(bill.amount, gstRate);
  return { gstRate, gstAmount, totalAmount: bill.amount + gstAmount };
}

/** The rate of a bill whose currency was changed to rupees without one being chosen: it had none before. */
export function gstRateAfter(before: Currency, after: Currency, rate: number): GstRate | number {
  return before === 'USD' && after === 'INR' ? DEFAULT_GST_RATE : rate;
}

/** The form in which two spellings of a name or number are equal: `HH/26-27/218` and `hh 26 27 218`. */
export function spellingKey(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  const folded = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  return folded === '' ? plain.trim() : folded;
}
