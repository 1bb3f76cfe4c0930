import { lineAmount } from '#app/domain/quantity.ts';
import { addTax, type Supply, type TaxSplit } from './tax-split.ts';

export interface InvoiceLine {
  /** In thousandths. */
  quantity: number;
  /** In minor units. */
  rate: number;
}

export interface InvoiceTotals extends TaxSplit {
  /** One for each line, rounded before they are summed. */
  amounts: number[];
}

/** The figures of a document with one rate. Lines are rounded first, then tax is laid on their sum. */
export function invoiceTotals(lines: readonly InvoiceLine[], percent: number, supply: Supply): InvoiceTotals {
  const amounts = lines.map(({ quantity, rate }) => lineAmount(quantity, rate));
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  return { amounts, ...addTax(subtotal, percent, supply) };
}
