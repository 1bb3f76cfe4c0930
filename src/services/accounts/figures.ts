import { and, eq, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import type { BookingMoney } from '#app/domain/booking-balance.ts';
import { heldOf } from '#app/domain/booking-balance.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';

/**
 * What every figure of accounts and CRM means, written once. A sale is a confirmed or completed booking; its revenue is
 * its total, GST included. Source: checklist, "States and figures".
 */
export const SOLD = sql`${bookings.status} in ('confirmed', 'completed')`;
export const PENDING = sql`${bookings.status} = 'pending'`;
export const CANCELLED = sql`${bookings.status} = 'cancelled'`;

/** The same of a row: money beyond the total is a refund that is due, and in no figure. Paise. */
export function receivedOf(booking: BookingMoney): number {
  return Math.min(booking.totalAmount, heldOf(booking));
}

export const REVENUE = sql`${bookings.totalAmount}`;
export const RECEIVED = sql`least(${bookings.totalAmount}, ${bookings.paidAmount} - ${bookings.refundedAmount})`;
/** `REVENUE` less `RECEIVED`: they sum to the total in every row and so in every report. */
export const BALANCE = sql`greatest(0, ${bookings.totalAmount} - ${bookings.paidAmount} + ${bookings.refundedAmount})`;

/** Customer invoices that are owed with the bookings: final, in rupees, not cancelled. */
export const OWED_INVOICE = and(
  eq(customerInvoices.type, 'final'),
  eq(customerInvoices.status, 'issued'),
  eq(customerInvoices.currency, 'INR'),
);
export const INVOICE_BALANCE = sql`greatest(0, ${customerInvoices.totalAmount} - ${customerInvoices.creditedAmount} - ${customerInvoices.paidAmount})`;

/** Days of a report, both included; without a bound it is open on that side. */
export interface Days {
  start_date?: PlainDate | undefined;
  end_date?: PlainDate | undefined;
}

export function within(column: SQLWrapper, { start_date, end_date }: Days): SQL | undefined {
  return and(start_date ? gte(column, start_date) : undefined, end_date ? lte(column, end_date) : undefined);
}

/** A sum or count over the rows of a condition, as a number. */
export function sumOf(amount: SQL, condition?: SQL): SQL<number> {
  const filter = condition ? sql` filter (where ${condition})` : sql``;
  return sql<number>`coalesce(sum(${amount})${filter}, 0)`.mapWith(Number);
}

export function countOf(condition?: SQL): SQL<number> {
  const filter = condition ? sql` filter (where ${condition})` : sql``;
  return sql<number>`count(*)${filter}`.mapWith(Number);
}
