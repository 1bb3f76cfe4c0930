import { z } from 'zod';
import { PAYMENT_STATUSES } from '#app/domain/booking-status.ts';
import { days } from './fields.ts';
import { ListQuery } from './list-query.ts';

/** The days are those of the business time zone. */
export const ReportQuery = z.object(days);
export type ReportQuery = z.infer<typeof ReportQuery>;

/** GET /accounts/dashboard-stats. Amounts in rupees. What each means: services/accounts/figures.ts. */
export const AccountStats = z
  .object({
    total_revenue: z.number(),
    total_bookings: z.int(),
    today_revenue: z.number(),
    today_bookings: z.int(),
    month_revenue: z.number(),
    month_bookings: z.int(),
    total_paid: z.number(),
    total_pending: z.number(),
    outstanding_invoices: z.int(),
    outstanding_amount: z.number(),
    total_gst_collected: z.number(),
    month_gst_collected: z.number(),
    total_cgst: z.number(),
    total_sgst: z.number(),
    total_igst: z.number(),
    /** Stored sums that last night's check found different from the ledger. */
    ledger_differences: z.int(),
  })
  .meta({ id: 'AccountStats' });
export type AccountStats = z.infer<typeof AccountStats>;

const counted = { count: z.int(), amount: z.number() };

/** GET /accounts/dashboard-charts: what the dashboard draws of the chosen days; the ages are those of today. */
export const AccountCharts = z
  .object({
    /** `2026-11`, each month of the range once. */
    by_month: z.array(
      z.object({ month: z.string(), revenue: z.number(), received: z.number(), outstanding: z.number() }),
    ),
    top_destinations: z.array(z.object({ destination: z.string(), count: z.int(), revenue: z.number() })),
    ageing: z.array(z.object({ age: z.enum(['not_due', 'to_30', 'to_60', 'over_60']), ...counted })),
  })
  .meta({ id: 'AccountCharts' });
export type AccountCharts = z.infer<typeof AccountCharts>;

/** A row of GET /accounts/invoices: `taxable + gst + tcs` and `paid + balance` are the total. */
export const AccountInvoice = z
  .object({
    id: z.string(),
    booking_id: z.string(),
    reference: z.string(),
    customer_name: z.string(),
    customer_email: z.string(),
    invoice_number_final: z.string().nullable().describe('null until the invoice is issued'),
    package_title: z.string(),
    booking_date: z.string(),
    travel_date: z.string(),
    travelers: z.int(),
    taxable_amount: z.number(),
    gst_amount: z.number(),
    /** Income tax collected at source, outside GST values; 0 unless switched on. */
    tcs_amount: z.number(),
    total_amount: z.number(),
    paid_amount: z.number(),
    balance_amount: z.number(),
    payment_status: z.enum(PAYMENT_STATUSES),
  })
  .meta({ id: 'AccountInvoice' });
export type AccountInvoice = z.infer<typeof AccountInvoice>;

export const ACCOUNT_INVOICE_ORDERS = ['date', 'customer', 'travel', 'total', 'balance'] as const;
const orders = ACCOUNT_INVOICE_ORDERS.flatMap((name) => [name, `-${name}` as const]);

/** Query of GET /accounts/invoices; the dates are those of the booking. */
export const AccountInvoiceQuery = ListQuery.extend({
  ...days,
  payment_status: z.enum(PAYMENT_STATUSES).optional(),
  balance: z.enum(['due', 'none']).optional(),
  travel: z.enum(['month']).optional().describe('month: who travels in this one'),
  min_total: z.coerce.number().int().min(0).max(1_000_000_000_000).optional().describe('rupees'),
  sort: z.enum(orders).optional(),
});
export type AccountInvoiceQuery = z.infer<typeof AccountInvoiceQuery>;

/** GET /accounts/sales-report, by booking date. Amounts in rupees. */
export const SalesReport = z
  .object({
    summary: z.object({
      total_bookings: z.int(),
      total_revenue: z.number(),
      average_booking_value: z.number(),
      total_gst: z.number(),
      confirmed_bookings: z.int(),
      confirmed_revenue: z.number(),
      pending_bookings: z.int(),
      pending_revenue: z.number(),
      cancelled_bookings: z.int(),
    }),
    by_destination: z.record(z.string(), z.object({ count: z.int(), revenue: z.number() })),
  })
  .meta({ id: 'SalesReport' });
export type SalesReport = z.infer<typeof SalesReport>;

const taxes = {
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number().describe('the three taxes together'),
};
export const TaxSums = z.object(taxes).meta({ id: 'TaxSums' });
export type TaxSums = z.infer<typeof TaxSums>;

/** GET /accounts/gst-report, by document date. Keys of quarters: `2026-27 Q1`; of months: `2026-11`. */
export const GstReport = z
  .object({
    summary: z.object({
      total_invoices: z.int(),
      total_taxable_amount: z.number(),
      total_gst_collected: z.number(),
      company_gstin: z.string(),
      company_state: z.string(),
      total_cgst: z.number(),
      total_sgst: z.number(),
      total_igst: z.number(),
    }),
    by_quarter: z.record(z.string(), TaxSums),
    by_month: z.record(z.string(), TaxSums),
    /** By rate in percent: `18`. */
    by_rate: z.record(z.string(), TaxSums),
  })
  .meta({ id: 'GstReport' });
export type GstReport = z.infer<typeof GstReport>;

/** GET /accounts/customer-ledger/{email}. Amounts in rupees; bookings and final INR invoices, newest first. */
export const CustomerLedger = z
  .object({
    customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    /** Of Customer Management, where the person is in it. */
    customer_id: z.string().nullable(),
    summary: z.object({
      total_bookings: z.int(),
      total_spent: z.number(),
      total_paid: z.number(),
      outstanding_amount: z.number(),
    }),
    transactions: z.array(
      z.object({
        kind: z.enum(['booking', 'invoice']),
        invoice_number: z.string().nullable(),
        reference: z.string(),
        package: z.string(),
        date: z.string(),
        amount: z.number(),
        paid: z.number(),
        balance: z.number(),
        currency: z.enum(['INR', 'USD']),
      }),
    ),
  })
  .meta({ id: 'CustomerLedger' });
export type CustomerLedger = z.infer<typeof CustomerLedger>;
