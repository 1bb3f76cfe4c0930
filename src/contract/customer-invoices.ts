import { z } from 'zod';
import { gstinProblem } from '#app/domain/gst/gstin.ts';
import { PARTY_CATEGORIES } from '#app/domain/gst/place-of-supply.ts';
import { GST_RATE_CHOICES } from '#app/domain/gst/rates.ts';
import { isTourSac, TOUR_SAC_CHOICES } from '#app/domain/gst/sac.ts';
import { isStateCode } from '#app/domain/gst/states.ts';
import { fromDecimal } from '#app/domain/money.ts';
import { readQuantity } from '#app/domain/quantity.ts';
import {
  days,
  email,
  idText,
  line,
  optionalText,
  phone,
  plainDate,
  requestKey,
  requiredText,
} from './fields.ts';
import { ListQuery } from './list-query.ts';

export const MAX_ITEMS = 200;
/** Some thirty pages; a document of megabytes would hold everybody up. */
const MAX_TEXT = 100_000;
/** Spec: back-office §9. */
export const DEFAULT_TERMS = 'Payment due within 30 days';

/** A number as JSON or as a form's text, exact: `1e12`, NaN and `12,499.50` are none. */
const decimalText = (label: string) =>
  z
    .union([z.string(), z.number()], { error: `${label} is required` })
    .transform((value) => String(value).trim());

/** An amount in minor units, from at most two decimals. Source: checklist, Limits. */
export const amount = (label: string) =>
  decimalText(label).transform((text, ctx) => {
    const minor = fromDecimal(text);
    if (minor !== null) return minor;
    ctx.addIssue({
      code: 'custom',
      message:
        text === ''
          ? `${label} is required`
          : `${label} must be a number such as 12499.50, at most 10,00,00,00,00,000 with 2 decimals`,
    });
    return z.NEVER;
  });

const quantity = decimalText('Quantity').transform((text, ctx) => {
  const thousandths = readQuantity(text);
  if (thousandths !== null) return thousandths;
  ctx.addIssue({
    code: 'custom',
    message:
      text === '' ? 'Quantity is required' : 'Quantity must be a number such as 1.5, with at most 3 decimals',
  });
  return z.NEVER;
});

/** `amount` is taken and never read: the server computes it. */
const Item = z.object({
  description: requiredText('Description'),
  quantity,
  rate: amount('Rate'),
  amount: z.unknown().optional(),
  sac: z
    .string()
    .refine((sac) => sac === '' || isTourSac(sac), `SAC must be one of ${TOUR_SAC_CHOICES.join(', ')}`)
    .optional(),
});

const items = z
  .array(Item, { error: 'Items must be a list' })
  .min(1, 'At least one item is required')
  .max(MAX_ITEMS, `At most ${MAX_ITEMS} items`)
  .refine(
    (all) => all.reduce((sum, item) => sum + item.description.length, 0) <= MAX_TEXT,
    `The descriptions can have at most ${MAX_TEXT} characters in all`,
  );

/** A form carries the items as JSON text. */
const itemsText = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}, items);

/** `18` from a form's text; 0 is a rate like any other. */
export const gstRate = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,2}$/.test(value.trim()) ? Number(value) : value),
  z.literal([...GST_RATE_CHOICES], `GST must be ${GST_RATE_CHOICES.join(', ')} percent`),
);

/** Rupees for one unit of another currency, with no more decimals than are kept of it. */
export const exchangeRate = decimalText('Exchange rate').transform((text, ctx) => {
  const rate = /^\d{1,5}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (rate > 0 && rate <= 99_999) return rate;
  ctx.addIssue({
    code: 'custom',
    message: 'Exchange rate must be a number such as 83.25: more than 0, at most 99999 and with 6 decimals',
  });
  return z.NEVER;
});

const optional = <Value extends z.ZodType>(schema: Value) => z.union([z.literal(''), schema]);

const invoiceFields = {
  customer_name: line('Customer name', 200),
  customer_email: email,
  customer_phone: phone,
  customer_address: optionalText('Address', 500),
  customer_gstin: z
    .string()
    .trim()
    .toUpperCase()
    .superRefine((text, ctx) => {
      const problem = text === '' ? null : gstinProblem(text);
      if (problem) ctx.addIssue({ code: 'custom', message: problem });
    }),
  customer_state: z
    .string()
    .refine((code) => code === '' || isStateCode(code), 'Choose a state from the list'),
  customer_category: z.enum(PARTY_CATEGORIES, {
    error: `Category must be one of ${PARTY_CATEGORIES.join(', ')}`,
  }),
  invoice_type: z.enum(['proforma', 'final'], { error: 'Type must be proforma or final' }),
  invoice_date: plainDate('Invoice date'),
  due_date: optional(plainDate('Due date')),
  currency: z.enum(['INR', 'USD'], { error: 'Currency must be INR or USD' }),
  exchange_rate: exchangeRate,
  gst_rate: gstRate,
  notes: optionalText('Notes'),
  terms: optionalText('Terms'),
  items: itemsText,
};

const all = z.object(invoiceFields);

/** Body of POST /accounts/customer-invoices. Totals, number and payment status that a client sends are not read. */
export const CustomerInvoiceInput = all
  .partial({
    customer_address: true,
    customer_gstin: true,
    customer_state: true,
    customer_category: true,
    invoice_type: true,
    due_date: true,
    currency: true,
    exchange_rate: true,
    gst_rate: true,
    notes: true,
    terms: true,
  })
  .extend({
    request_key: requestKey.describe('of the opened form: the same key gives the same invoice'),
  })
  .meta({ id: 'CustomerInvoiceInput' });
export type CustomerInvoiceInput = z.infer<typeof CustomerInvoiceInput>;

/** Body of PUT: an absent field stays, an empty one clears. With `version`, a change made meanwhile is not overwritten. */
export const CustomerInvoiceChange = all
  .partial()
  .extend({ version: z.coerce.number().int().min(1).optional() })
  .meta({ id: 'CustomerInvoiceChange' });
export type CustomerInvoiceChange = z.infer<typeof CustomerInvoiceChange>;

export const CustomerInvoiceView = z
  .object({
    id: z.string(),
    invoice_number: z.string(),
    invoice_type: z.enum(['proforma', 'final']),
    status: z.enum(['issued', 'cancelled']),
    customer_name: z.string(),
    customer_email: z.string(),
    customer_phone: z.string(),
    customer_address: z.string(),
    customer_gstin: z.string(),
    customer_state: z.string(),
    customer_category: z.enum(PARTY_CATEGORIES),
    place_of_supply: z.string(),
    invoice_date: z.string(),
    due_date: z.string().nullable(),
    currency: z.enum(['INR', 'USD']),
    exchange_rate: z.number(),
    gst_rate: z.number(),
    subtotal: z.number(),
    cgst_amount: z.number(),
    sgst_amount: z.number(),
    igst_amount: z.number(),
    gst_amount: z.number(),
    total_amount: z.number(),
    paid_amount: z.number(),
    credited_amount: z.number(),
    balance_amount: z.number(),
    payment_status: z.enum(['pending', 'partial', 'paid']),
    notes: z.string(),
    terms: z.string(),
    items: z.array(
      z.object({
        description: z.string(),
        quantity: z.number(),
        rate: z.number(),
        amount: z.number(),
        sac: z.string(),
      }),
    ),
    sent_at: z.string().nullable(),
    version: z.number(),
    created_at: z.string(),
  })
  .meta({ id: 'CustomerInvoice' });
export type CustomerInvoiceView = z.infer<typeof CustomerInvoiceView>;

export const CUSTOMER_INVOICE_ORDERS = ['date', 'customer', 'total', 'balance', 'number'] as const;
const orders = CUSTOMER_INVOICE_ORDERS.flatMap((name) => [name, `-${name}` as const]);

/** Query of GET /accounts/customer-invoices. The dates are those of the invoice, both included. */
export const CustomerInvoiceQuery = ListQuery.extend({
  id: idText.optional(),
  type: z.enum(['proforma', 'final']).optional(),
  payment_status: z.enum(['pending', 'partial', 'paid']).optional(),
  status: z.enum(['issued', 'cancelled']).optional(),
  ...days,
  due: z
    .enum(['overdue', 'week', 'old_proforma'])
    .optional()
    .describe('with a balance: overdue, due within 7 days, or a proforma older than 14 days'),
  sort: z.enum(orders).optional(),
});
export type CustomerInvoiceQuery = z.infer<typeof CustomerInvoiceQuery>;

/** The four cards, over all that are not cancelled. */
export const CustomerInvoiceStats = z
  .object({
    total_invoices: z.number(),
    proforma_count: z.number(),
    final_count: z.number(),
    pending_count: z.number(),
    /** Final ones that a proforma became. */
    became_final_count: z.number(),
    settled_count: z.number(),
    overdue_count: z.number(),
  })
  .meta({ id: 'CustomerInvoiceStats' });
export type CustomerInvoiceStats = z.infer<typeof CustomerInvoiceStats>;

/** Body of POST /accounts/customer-invoices/{id}/credit-notes; without an amount what is left of the invoice. */
export const CreditNoteInput = z
  .object({
    amount: amount('Amount')
      .refine((minor) => minor > 0, 'Amount must be more than 0')
      .optional(),
    reason: line('Reason', 500),
    request_key: requestKey,
  })
  .meta({ id: 'CreditNoteInput' });
export type CreditNoteInput = z.infer<typeof CreditNoteInput>;

export const CreditNoteView = z
  .object({
    id: z.string(),
    number: z.string(),
    date: z.string(),
    currency: z.enum(['INR', 'USD']),
    taxable_amount: z.number(),
    gst_amount: z.number(),
    total_amount: z.number(),
    reason: z.string(),
  })
  .meta({ id: 'CreditNote' });
export type CreditNoteView = z.infer<typeof CreditNoteView>;

/** Body of POST /accounts/customer-invoices/{id}/email; what is left out is written for the customer. */
export const InvoiceEmailInput = z
  .object({
    to: email.optional(),
    subject: line('Subject', 200).optional(),
    message: optionalText('Message'),
    request_key: requestKey,
  })
  .meta({ id: 'CustomerInvoiceEmailInput' });
export type InvoiceEmailInput = z.infer<typeof InvoiceEmailInput>;

export const PaymentLinkView = z
  .object({ url: z.string(), amount: z.number(), expires_at: z.string() })
  .meta({ id: 'PaymentLink' });
export type PaymentLinkView = z.infer<typeof PaymentLinkView>;

/** How an invoice that is being written is taxed; it needs the settings of the office. */
export const InvoiceDefaults = z
  .object({
    supplier_state: z.string(),
    under_lut: z.boolean(),
    gst_rate: z.number(),
    sac: z.string(),
    today: z.string(),
  })
  .meta({ id: 'CustomerInvoiceDefaults' });
export type InvoiceDefaults = z.infer<typeof InvoiceDefaults>;
