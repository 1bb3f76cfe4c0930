import { eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { balanceOf } from '#app/domain/booking-balance.ts';
import { bookingPath } from '#app/domain/booking-link.ts';
import { invoiceBalance } from '#app/domain/invoice-money.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { lockInvoice } from '#app/services/customer-invoices/invoice-row.ts';
import { conflict, notFound } from '#app/services/errors.ts';

/** What a payment link is for: a booking or a customer invoice. */
export type LinkOwner = { bookingId: string } | { customerInvoiceId: string };

/** What a link says of its owner. `balance` in paise. */
export interface LinkFacts {
  balance: number;
  description: string;
  customer: { name: string; email: string; contact: string };
  /** Where the customer comes back to. */
  callbackUrl: string;
}

/** The owner with its row locked. Throws `not_found`, `already_cancelled`, and `not_bookable` for dollars. */
export async function lockLinkOwner(ctx: Ctx, tx: Transaction, owner: LinkOwner): Promise<LinkFacts> {
  return 'bookingId' in owner
    ? ofBooking(ctx, tx, owner.bookingId)
    : ofInvoice(ctx, tx, owner.customerInvoiceId);
}

async function ofBooking(ctx: Ctx, tx: Transaction, id: string): Promise<LinkFacts> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  if (!booking) throw notFound('This booking does not exist.');
  if (booking.status === 'cancelled') {
    throw conflict('already_cancelled', 'This booking is cancelled, so it cannot be paid.');
  }
  const { name, email, phone, reference, accessKey } = booking;
  return {
    balance: balanceOf(booking),
    description: `Booking ${reference}`,
    customer: { name, email, contact: digits(phone) },
    callbackUrl: new URL(bookingPath(reference, accessKey), ctx.config.publicUrl).href,
  };
}

async function ofInvoice(ctx: Ctx, tx: Transaction, id: string): Promise<LinkFacts> {
  const invoice = await lockInvoice(tx, id);
  if (invoice.status === 'cancelled') {
    throw conflict('already_cancelled', 'This invoice is cancelled, so it cannot be paid.');
  }
  if (invoice.currency !== 'INR') {
    throw conflict('not_bookable', 'Payment links are for invoices in rupees only.');
  }
  const { customerName: name, customerEmail: email, customerPhone, number } = invoice;
  return {
    balance: invoiceBalance(invoice),
    description: `Invoice ${number}`,
    customer: { name, email, contact: digits(customerPhone) },
    callbackUrl: ctx.config.publicUrl,
  };
}

function digits(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
