import { z } from 'zod';
import {
  CustomerInvoiceInput,
  type CustomerInvoiceView,
  DEFAULT_TERMS,
  type InvoiceDefaults,
} from '#app/contract/customer-invoices.ts';
import type { PartyCategory } from '#app/domain/gst/place-of-supply.ts';
import { groupedAmount, plainNumber } from '#app/web/ui/form/amount-text.ts';

/** A line as it is typed. */
export interface LineValues {
  description: string;
  quantity: string;
  rate: string;
  /** Empty for the settings' code. */
  sac: string;
}

/** An invoice as its form holds it: numbers are the text that was typed, no choice is ''. */
export interface InvoiceFormValues {
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  customer_address: string;
  customer_gstin: string;
  customer_state: string;
  customer_category: PartyCategory;
  invoice_type: 'proforma' | 'final';
  invoice_date: string;
  due_date: string;
  currency: 'INR' | 'USD';
  exchange_rate: string;
  gst_rate: string;
  notes: string;
  terms: string;
  items: LineValues[];
}

export const NEW_LINE: LineValues = { description: '', quantity: '1', rate: '', sac: '' };

/** Defaults of a new invoice. Source: back-office §4. */
export function newInvoice(defaults: InvoiceDefaults): InvoiceFormValues {
  return {
    customer_name: '',
    customer_email: '',
    customer_phone: '',
    customer_address: '',
    customer_gstin: '',
    customer_state: '',
    customer_category: 'unregistered',
    invoice_type: 'proforma',
    invoice_date: defaults.today,
    due_date: '',
    currency: 'INR',
    exchange_rate: '',
    gst_rate: String(defaults.gst_rate),
    notes: '',
    terms: DEFAULT_TERMS,
    items: [NEW_LINE],
  };
}

export function formValues(view: CustomerInvoiceView): InvoiceFormValues {
  return {
    customer_name: view.customer_name,
    customer_email: view.customer_email,
    customer_phone: view.customer_phone,
    customer_address: view.customer_address,
    customer_gstin: view.customer_gstin,
    customer_state: view.customer_state,
    customer_category: view.customer_category,
    invoice_type: view.invoice_type,
    invoice_date: view.invoice_date,
    due_date: view.due_date ?? '',
    currency: view.currency,
    exchange_rate: view.currency === 'USD' ? String(view.exchange_rate) : '',
    gst_rate: String(view.gst_rate),
    notes: view.notes,
    terms: view.terms,
    items: view.items.map(({ description, quantity, rate, sac }) => ({
      description,
      quantity: String(quantity),
      rate: groupedAmount(rate.toFixed(2), view.currency),
      sac,
    })),
  };
}

/** The fields that the API takes, unchecked: an empty one clears. Without an exchange rate a dollar counts as it did. */
export function invoiceFields(values: InvoiceFormValues) {
  const { exchange_rate, items, ...fields } = values;
  return {
    ...fields,
    ...(values.currency === 'USD' ? { exchange_rate: exchange_rate.trim() } : {}),
    ...(values.currency === 'INR' ? { exchange_rate: '1' } : {}),
    items: items.map((item) => ({
      ...item,
      quantity: plainNumber(item.quantity),
      rate: plainNumber(item.rate),
    })),
  };
}

/** The multipart form that the specification has: items as JSON text. */
export function invoiceBody(values: InvoiceFormValues, version?: number): FormData {
  const { items, ...fields } = invoiceFields(values);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('items', JSON.stringify(items));
  if (version !== undefined) form.append('version', String(version));
  return form;
}

/** Checks a form by the API's own rules; what comes out is the form as it was typed. */
export const InvoiceForm: z.ZodType<InvoiceFormValues> = z
  .custom<InvoiceFormValues>()
  .superRefine((values, ctx) => {
    const checked = CustomerInvoiceInput.safeParse(invoiceFields(values));
    for (const { message, path } of checked.error?.issues ?? []) {
      ctx.addIssue({ code: 'custom', message, path });
    }
  });
