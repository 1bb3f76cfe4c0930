import type { InvoiceDefaults } from '#app/contract/customer-invoices.ts';
import { type InvoiceSupply, invoiceSupply } from '#app/domain/gst/invoice-supply.ts';
import { type InvoiceTotals, invoiceTotals } from '#app/domain/gst/invoice-totals.ts';
import { fromDecimal } from '#app/domain/money.ts';
import { readQuantity } from '#app/domain/quantity.ts';
import { plainNumber } from '#app/web/ui/form/amount-text.ts';
import type { InvoiceFormValues } from './invoice-form-values.ts';

export interface InvoiceFigures extends InvoiceTotals, InvoiceSupply {}

/** The figures of a form while it is typed, by the server's own rules; what cannot be read counts as 0. */
export function invoiceFigures(values: InvoiceFormValues, defaults: InvoiceDefaults): InvoiceFigures {
  const supply = invoiceSupply(
    {
      currency: values.currency,
      category: values.customer_category,
      gstin: values.customer_gstin.trim().toUpperCase(),
      stateCode: values.customer_state,
    },
    { stateCode: defaults.supplier_state, underLut: defaults.under_lut },
  );
  const lines = values.items.map(({ quantity, rate }) => ({
    quantity: readQuantity(plainNumber(quantity)) ?? 0,
    rate: fromDecimal(plainNumber(rate)) ?? 0,
  }));
  return { ...supply, ...invoiceTotals(lines, Number(values.gst_rate), supply.supply) };
}
