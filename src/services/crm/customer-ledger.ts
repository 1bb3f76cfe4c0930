import { desc, eq, sql } from 'drizzle-orm';
import type { CustomerLedger } from '#app/contract/bookings.ts';
import { MAX_ROWS } from '#app/contract/list-query.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { balanceOf, heldOf } from '#app/domain/booking-balance.ts';
import { toDecimal } from '#app/domain/money.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';

/**
 * What a customer has booked and paid, by e-mail address (its case ignored, everything else literal). Bookings that
 * were sold or for which money came are its transactions; the sums are over the sold ones. Throws `not_found`.
 */
export async function customerLedger(ctx: Ctx, email: string): Promise<CustomerLedger> {
  requirePermission(ctx, 'accounts.view');
  const rows = isStorable(email) ? await bookingsOf(ctx, email) : [];
  const newest = rows[0];
  if (!newest) throw notFound('No customer with this email.');
  const sold = rows.filter((row) => row.status === 'confirmed' || row.status === 'completed');
  const sumOf = (amount: (row: BookingRow) => number) =>
    toDecimal(sold.reduce((sum, row) => sum + amount(row), 0));
  return {
    customer: { name: newest.name, email: newest.email, phone: newest.phone },
    summary: {
      total_bookings: sold.length,
      total_spent: sumOf((row) => row.totalAmount),
      total_paid: sumOf(heldOf),
      outstanding_amount: sumOf(balanceOf),
    },
    transactions: rows
      .filter((row) => sold.includes(row) || row.paidAmount > 0)
      .map((row) => ({
        invoice_number: null,
        reference: row.reference,
        package: row.itemTitle,
        date: row.bookingDate,
        amount: toDecimal(row.totalAmount),
        paid: toDecimal(heldOf(row)),
        balance: toDecimal(balanceOf(row)),
      })),
  };
}

function bookingsOf(ctx: Ctx, email: string): Promise<BookingRow[]> {
  return ctx.db
    .select()
    .from(bookings)
    .where(eq(sql`lower(${bookings.email})`, email.trim().toLowerCase()))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(MAX_ROWS);
}
