import { and, desc, eq, sql } from 'drizzle-orm';
import type { CustomerLedger } from '#app/contract/accounts.ts';
import { MAX_ROWS } from '#app/contract/list-query.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { customers } from '#app/db/schema/customers.ts';
import { documents } from '#app/db/schema/documents.ts';
import { balanceOf } from '#app/domain/booking-balance.ts';
import { toDecimal } from '#app/domain/money.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { INVOICE_OF_BOOKING } from './booking-gst.ts';
import { receivedOf } from './figures.ts';

type Transaction = CustomerLedger['transactions'][number];

/** What a customer is known by, and what they bought; `counts` says whether the sums take it in. */
interface Dealing {
  customer: CustomerLedger['customer'];
  at: Date;
  shown: boolean;
  counts: boolean;
  /** Paise (or cents). */
  amount: number;
  paid: number;
  balance: number;
  facts: Pick<Transaction, 'kind' | 'invoice_number' | 'reference' | 'package' | 'date' | 'currency'>;
}

/**
 * What a customer bought and paid, by e-mail address (its case ignored, everything else literal): bookings that were
 * sold or for which money came, and final invoices, the latest date first. The sums are over sold bookings and invoices in rupees. Throws
 * `not_found`.
 */
export async function customerLedger(ctx: Ctx, email: string): Promise<CustomerLedger> {
  requirePermission(ctx, 'accounts.view');
  const dealings = isStorable(email) ? await dealingsOf(ctx, email.trim().toLowerCase()) : [];
  const [newest] = dealings.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  if (!newest) throw notFound('No customer with this email.');
  const counted = dealings.filter((one) => one.counts);
  const sum = (name: 'amount' | 'paid' | 'balance') =>
    toDecimal(counted.reduce((total, one) => total + one[name], 0));
  return {
    customer: newest.customer,
    customer_id: await customerOf(ctx, newest.customer.email),
    summary: {
      total_bookings: counted.filter((one) => one.facts.kind === 'booking').length,
      total_spent: sum('amount'),
      total_paid: sum('paid'),
      outstanding_amount: sum('balance'),
    },
    transactions: dealings
      .filter((one) => one.shown)
      .map(({ facts, amount, paid, balance }) => ({
        ...facts,
        amount: toDecimal(amount),
        paid: toDecimal(paid),
        balance: toDecimal(balance),
      })),
  };
}

async function dealingsOf(ctx: Ctx, email: string): Promise<Dealing[]> {
  const [booked, invoiced] = await Promise.all([
    ctx.db
      .select({ booking: bookings, number: documents.number })
      .from(bookings)
      .leftJoin(documents, INVOICE_OF_BOOKING)
      .where(eq(sql`lower(${bookings.email})`, email))
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(MAX_ROWS),
    ctx.db
      .select()
      .from(customerInvoices)
      .where(
        and(eq(sql`lower(${customerInvoices.customerEmail})`, email), eq(customerInvoices.status, 'issued')),
      )
      .orderBy(desc(customerInvoices.createdAt), desc(customerInvoices.id))
      .limit(MAX_ROWS),
  ]);
  const dealings = [
    ...booked.map(({ booking, number }) => ofBooking(booking, number)),
    ...invoiced.map(ofInvoice),
  ];
  return dealings.sort((a, b) => b.facts.date.localeCompare(a.facts.date) || b.at.getTime() - a.at.getTime());
}

/** The record of Customer Management with this address; of several the one that changed last. */
async function customerOf(ctx: Ctx, email: string): Promise<string | null> {
  const [found] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, email.toLowerCase()))
    .orderBy(desc(customers.updatedAt), desc(customers.id))
    .limit(1);
  return found?.id ?? null;
}

function ofBooking(row: typeof bookings.$inferSelect, number: string | null): Dealing {
  const sold = row.status === 'confirmed' || row.status === 'completed';
  return {
    customer: { name: row.name, email: row.email, phone: row.phone },
    at: row.createdAt,
    shown: sold || row.paidAmount > 0,
    counts: sold,
    amount: row.totalAmount,
    paid: receivedOf(row),
    balance: balanceOf(row),
    facts: {
      kind: 'booking',
      invoice_number: number,
      reference: row.reference,
      package: row.itemTitle,
      date: row.bookingDate,
      currency: row.currency,
    },
  };
}

function ofInvoice(row: typeof customerInvoices.$inferSelect): Dealing {
  const final = row.type === 'final';
  const amount = row.totalAmount - row.creditedAmount;
  return {
    customer: { name: row.customerName, email: row.customerEmail, phone: row.customerPhone },
    at: row.createdAt,
    shown: final,
    counts: final && row.currency === 'INR',
    amount,
    paid: Math.min(amount, row.paidAmount),
    balance: Math.max(0, amount - row.paidAmount),
    facts: {
      kind: 'invoice',
      invoice_number: row.number,
      reference: row.number,
      package: row.items[0]?.description ?? '',
      date: row.invoiceDate,
      currency: row.currency,
    },
  };
}
