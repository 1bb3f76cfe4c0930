import { z } from 'zod';
import { type VendorInvoice, VendorInvoiceInput } from '#app/contract/vendor-invoices.ts';
import { DEFAULT_GST_RATE } from '#app/domain/gst/rates.ts';
import { type Currency, fromDecimal } from '#app/domain/money.ts';
import type { PaymentMode } from '#app/domain/payment-mode.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';
import type { VendorInvoiceStatus } from '#app/domain/purchases.ts';
import { vendorInvoiceTotals } from '#app/domain/vendor-invoice.ts';
import { groupedAmount, plainNumber } from '#app/web/ui/form/amount-text.ts';

/** An invoice as its form holds it: amounts are the text that was typed, no choice is ''. */
export interface VendorInvoiceValues {
  vendor_name: string;
  supplier_id: string;
  invoice_number: string;
  invoice_date: PlainDate | '';
  currency: Currency;
  amount: string;
  gst_rate: string;
  exchange_rate: string;
  linked_package_name: string;
  package_id: string;
  booking_id: string;
  /** How the chosen booking reads. */
  booking_text: string;
  department: string;
  status: VendorInvoiceStatus;
  payment_mode: PaymentMode | '';
  payment_date: PlainDate | '';
  notes: string;
}

/** Defaults of a new invoice. Source: back-office §5. */
export function newVendorInvoice(today: PlainDate): VendorInvoiceValues {
  return {
    vendor_name: '',
    supplier_id: '',
    invoice_number: '',
    invoice_date: today,
    currency: 'INR',
    amount: '',
    gst_rate: String(DEFAULT_GST_RATE),
    exchange_rate: '',
    linked_package_name: '',
    package_id: '',
    booking_id: '',
    booking_text: '',
    department: '',
    status: 'pending',
    payment_mode: '',
    payment_date: '',
    notes: '',
  };
}

export function storedValues(row: VendorInvoice): VendorInvoiceValues {
  return {
    vendor_name: row.vendor_name,
    supplier_id: row.supplier_id ?? '',
    invoice_number: row.invoice_number,
    invoice_date: row.invoice_date,
    currency: row.currency,
    amount: groupedAmount(row.amount.toFixed(2), row.currency),
    gst_rate: String(row.currency === 'INR' ? row.gst_rate : DEFAULT_GST_RATE),
    exchange_rate: row.exchange_rate === null ? '' : String(row.exchange_rate),
    linked_package_name: row.linked_package_name,
    package_id: row.package_id ?? '',
    booking_id: row.booking_id ?? '',
    booking_text: bookingText(row.booking_reference, row.booking_name),
    department: row.department,
    status: row.status,
    payment_mode: row.payment_mode ?? '',
    payment_date: row.payment_date ?? '',
    notes: row.notes,
  };
}

/** `DJ-7K3M9Q · Asha Verma`. */
export function bookingText(reference: string | null, name: string | null): string {
  return [reference, name].filter(Boolean).join(' · ');
}

/** The fields that the API takes: those that the form shows. A supplier or package that has no id is found by its name. */
export function vendorInvoiceFields(values: VendorInvoiceValues): Record<string, string> {
  const {
    booking_text,
    supplier_id,
    package_id,
    gst_rate,
    exchange_rate,
    payment_mode,
    payment_date,
    ...fields
  } = values;
  return {
    ...fields,
    amount: plainNumber(values.amount),
    ...(supplier_id ? { supplier_id } : {}),
    ...(package_id ? { package_id } : {}),
    ...(values.currency === 'INR' ? { gst_rate } : { exchange_rate: exchange_rate.trim() }),
    ...(values.status === 'paid' ? { payment_mode, payment_date } : {}),
  };
}

/** The multipart form: without its empty values when the invoice is new (back-office §5); else an empty one clears. */
export function vendorInvoiceBody(values: VendorInvoiceValues, stored: VendorInvoice | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(vendorInvoiceFields(values)))
    if (stored || value !== '') form.append(name, value);
  if (stored) form.append('version', String(stored.version));
  return form;
}

/** The sums as they are typed, by the rule that the server computes with; null while there is no amount. */
export function typedTotals({ amount, currency, gst_rate }: VendorInvoiceValues) {
  const minor = fromDecimal(plainNumber(amount));
  return minor === null
    ? null
    : { amount: minor, ...vendorInvoiceTotals({ amount: minor, currency, gstRate: Number(gst_rate) }) };
}

/** Checks a form by the API's own rules; what comes out is the form as it was typed. */
export const VendorInvoiceFormSchema: z.ZodType<VendorInvoiceValues> = z
  .custom<VendorInvoiceValues>()
  .superRefine((values, ctx) => {
    const checked = VendorInvoiceInput.safeParse(vendorInvoiceFields(values));
    for (const { message, path } of checked.error?.issues ?? []) {
      ctx.addIssue({ code: 'custom', message, path });
    }
  });
