import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { bookingNotes, bookingTravellers } from '#app/db/schema/bookings.ts';
import { ledgerEntries, paymentIssues } from '#app/db/schema/payments.ts';
import { balanceOf } from '#app/domain/booking-balance.ts';
import { toDecimal } from '#app/domain/money.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx } from '#app/services/context.ts';
import { staffNames } from './staff-names.ts';

/** Bookings as staff see them, in the order given: five queries for any number of rows. */
export async function crmBookings(ctx: Ctx, rows: BookingRow[]): Promise<CrmBooking[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [travellers, notes, payments, issues, names] = await Promise.all([
    ctx.db
      .select()
      .from(bookingTravellers)
      .where(within(bookingTravellers.bookingId, ids))
      .orderBy(asc(bookingTravellers.position)),
    ctx.db
      .select()
      .from(bookingNotes)
      .where(within(bookingNotes.bookingId, ids))
      .orderBy(asc(bookingNotes.createdAt), asc(bookingNotes.id)),
    ctx.db
      .select({ bookingId: ledgerEntries.bookingId, paymentId: ledgerEntries.providerPaymentId })
      .from(ledgerEntries)
      .where(and(within(ledgerEntries.bookingId, ids), eq(ledgerEntries.kind, 'payment')))
      .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id)),
    ctx.db
      .select({ bookingId: paymentIssues.bookingId, amount: paymentIssues.amount })
      .from(paymentIssues)
      .where(
        and(
          within(paymentIssues.bookingId, ids),
          isNull(paymentIssues.resolvedAt),
          eq(paymentIssues.currency, 'INR'),
        ),
      ),
    staffNames(ctx, rows),
  ]);
  const of = {
    travellers: Map.groupBy(travellers, (one) => one.bookingId),
    notes: Map.groupBy(notes, (one) => one.bookingId),
    payments: Map.groupBy(payments, (one) => one.bookingId),
    issues: Map.groupBy(issues, (one) => one.bookingId ?? ''),
  };
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    packageTitle: row.itemTitle,
    packageType: row.itemType,
    destination: row.destination,
    travelDate: row.travelDate,
    travelers: row.pax,
    travelerDetails: (of.travellers.get(row.id) ?? []).map(({ name, age, ageGroup }) => ({
      name,
      age,
      ageGroup,
    })),
    totalAmount: toDecimal(row.totalAmount),
    paidAmount: toDecimal(row.paidAmount),
    refundedAmount: toDecimal(row.refundedAmount),
    balanceAmount: toDecimal(balanceOf(row)),
    paymentOption: row.paymentOption,
    bookingStatus: row.status,
    paymentStatus: row.paymentStatus,
    cancelReason: row.cancelReason,
    refundDue: toDecimal((of.issues.get(row.id) ?? []).reduce((sum, issue) => sum + issue.amount, 0)),
    specialRequests: row.specialRequests,
    paymentIds: (of.payments.get(row.id) ?? []).flatMap((one) => one.paymentId ?? []),
    notes: (of.notes.get(row.id) ?? []).map((one) => ({
      note: one.note,
      author: one.author,
      createdAt: one.createdAt.toISOString(),
    })),
    noteCount: of.notes.get(row.id)?.length ?? 0,
    assigneeId: row.assigneeId,
    assigneeName: names.get(row.assigneeId ?? '') ?? '',
    customerId: null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** One array parameter for any number of ids: a list of thousands of parameters is slow to plan. */
function within(column: PgColumn, ids: string[]): SQL {
  return sql`${column} = any(${sql.param(ids)})`;
}
