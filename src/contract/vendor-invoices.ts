/** Bills of vendors. Source: back-office §3, §5, §7; checklist B25, B26. */
import { z } from 'zod';
import { PAYMENT_MODES } from '#app/domain/payment-mode.ts';
import { VENDOR_INVOICE_STATUSES } from '#app/domain/purchases.ts';
import { attachedFile, attachmentFields } from './attachments.ts';
import { amount, exchangeRate, gstRate } from './customer-invoices.ts';
import {
  days,
  formVersion,
  idText,
  line,
  optionalLine,
  optionalText,
  plainDate,
  requestKey,
} from './fields.ts';
import { ListQuery, MOST_AT_ONCE } from './list-query.ts';

/** An empty text in a form is nothing: it clears. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

const CURRENCIES = ['INR', 'USD'] as const;

const fields = {
  vendor_name: line('Vendor name', 200),
  invoice_number: line('Invoice number', 80),
  invoice_date: plainDate('Invoice date'),
  amount: amount('Amount').refine((minor) => minor > 0, 'Amount must be more than 0'),
  currency: z.enum(CURRENCIES, { error: 'Currency must be INR or USD' }),
  /** Only of a bill in rupees. */
  gst_rate: gstRate.optional(),
  linked_package_name: optionalLine('Linked package', 200).optional(),
  department: optionalLine('Department', 120).optional(),
  notes: optionalText('Notes').optional(),
  status: z
    .enum(VENDOR_INVOICE_STATUSES, { error: `Status must be one of ${VENDOR_INVOICE_STATUSES.join(', ')}` })
    .optional(),
  /** Only of a bill that is paid. */
  payment_mode: orNull(
    z.enum(PAYMENT_MODES, { error: `Payment mode must be one of ${PAYMENT_MODES.join(', ')}` }),
  ).optional(),
  payment_date: orNull(plainDate('Payment date')).optional(),
  supplier_id: orNull(idText).optional(),
  package_id: orNull(idText).optional(),
  booking_id: orNull(idText).optional(),
  /** Rupees for one dollar, so that a dollar bill counts in profit and loss. */
  exchange_rate: orNull(exchangeRate).optional(),
  file: attachedFile('.pdf, .xlsx or .xls, at most 20 MB'),
};

/** Form of POST /vendors/invoices. GST and total that a client sends are not read: the server computes them. */
export const VendorInvoiceInput = z
  .object({ ...fields, request_key: requestKey })
  .meta({ id: 'VendorInvoiceInput' });
export type VendorInvoiceInput = z.infer<typeof VendorInvoiceInput>;

/** Form of PUT /vendors/invoices/{id}: an absent field stays, an empty one clears; without a file the old one stays. */
export const VendorInvoiceChange = z
  .object({ ...fields, version: formVersion })
  .partial()
  .extend({
    remove_file: z
      .enum(['true', 'false', '1', '0', ''], { error: 'Send true to remove the attachment' })
      .transform((text) => text === 'true' || text === '1')
      .optional(),
  })
  .meta({ id: 'VendorInvoiceChange' });
export type VendorInvoiceChange = z.infer<typeof VendorInvoiceChange>;

export const VendorInvoice = z
  .object({
    id: z.string(),
    vendor_name: z.string(),
    supplier_id: z.string().nullable(),
    invoice_number: z.string(),
    invoice_date: z.string(),
    amount: z.number(),
    currency: z.enum(CURRENCIES),
    exchange_rate: z.number().nullable(),
    gst_rate: z.number(),
    gst_amount: z.number(),
    total_amount: z.number(),
    package_id: z.string().nullable(),
    linked_package_name: z.string(),
    booking_id: z.string().nullable(),
    booking_reference: z.string().nullable(),
    booking_name: z.string().nullable().describe('who booked'),
    department: z.string(),
    notes: z.string(),
    status: z.enum(VENDOR_INVOICE_STATUSES),
    payment_mode: z.enum(PAYMENT_MODES).nullable(),
    payment_date: z.string().nullable(),
    ...attachmentFields,
    version: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'VendorInvoice' });
export type VendorInvoice = z.infer<typeof VendorInvoice>;

/**
 * Body of POST /vendors/invoices/bulk. An invoice goes forward only (pending, approved, paid); back it goes with the version
 * that it has, as a change answered it: so an undo never undoes what somebody did since.
 */
export const VendorInvoiceBulk = z
  .object({
    invoices: z
      .array(z.object({ id: idText, version: z.int().min(1).optional() }), { error: 'Choose invoices' })
      .min(1, 'Choose invoices')
      .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once`),
    status: z.enum(VENDOR_INVOICE_STATUSES, {
      error: `Status must be one of ${VENDOR_INVOICE_STATUSES.join(', ')}`,
    }),
    /** How and when they were paid: only of `paid`, empty where nobody knows. */
    payment_mode: fields.payment_mode,
    payment_date: fields.payment_date,
  })
  .meta({ id: 'VendorInvoiceBulk' });
export type VendorInvoiceBulk = z.infer<typeof VendorInvoiceBulk>;

export const VendorInvoiceBulkAnswer = z
  .object({
    /** What each was before, and the version that it has now. */
    changed: z.array(
      VendorInvoice.pick({ id: true, status: true, payment_mode: true, payment_date: true, version: true }),
    ),
    skipped: z.array(
      z.object({ id: z.string(), name: z.string().describe('number and vendor'), reason: z.string() }),
    ),
  })
  .meta({ id: 'VendorInvoiceBulkAnswer' });
export type VendorInvoiceBulkAnswer = z.infer<typeof VendorInvoiceBulkAnswer>;

export const VENDOR_INVOICE_SORTS = ['date', '-date', 'vendor', '-vendor', 'total', '-total'] as const;

/** What the cards and the list are narrowed to alike. The dates are those of the invoice, both included. */
const period = {
  currency: z.enum(CURRENCIES).optional(),
  ...days,
  supplier_id: idText.optional(),
  package_id: idText.optional(),
  booking_id: idText.optional(),
};

/** Query of GET /vendors/invoices, newest invoice date first. `q` is found in vendor, number and linked package. */
export const VendorInvoiceQuery = ListQuery.extend({
  ...period,
  /** Only this one, for a link to it. */
  id: idText.optional(),
  status: z.enum(VENDOR_INVOICE_STATUSES).optional(),
  sort: z.enum(VENDOR_INVOICE_SORTS).optional(),
});
export type VendorInvoiceQuery = z.infer<typeof VendorInvoiceQuery>;

/** Query of GET /vendors/invoices/summary/stats; without one, the figures are of all invoices. */
export const VendorInvoiceStatsQuery = ListQuery.pick({ q: true }).extend(period);
export type VendorInvoiceStatsQuery = z.infer<typeof VendorInvoiceStatsQuery>;

/** The cards: amounts with GST, each currency by itself. Pending are those that nobody has approved yet. */
export const VendorInvoiceStats = z
  .object({
    total_invoices: z.int(),
    pending_invoices: z.int(),
    total_amount_inr: z.number(),
    pending_amount_inr: z.number(),
    total_amount_usd: z.number(),
    pending_amount_usd: z.number(),
    approved_invoices: z.int(),
    inr_invoices: z.int(),
    usd_invoices: z.int(),
    pending_inr_invoices: z.int(),
    pending_usd_invoices: z.int(),
  })
  .meta({ id: 'VendorInvoiceStats' });
export type VendorInvoiceStats = z.infer<typeof VendorInvoiceStats>;
