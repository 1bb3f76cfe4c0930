import { eq, type SQL, sql } from 'drizzle-orm';
import { user } from '#app/db/schema/auth.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import type { Ctx } from '#app/services/context.ts';
import { customerOf } from '#app/services/customers/customer-of.ts';
import { notesOf } from './notes-of.ts';

/** Which rows in which order, and how many of each one's notes. */
export interface PageOf {
  where: SQL | undefined;
  order: SQL[];
  limit: number;
  offset: number;
  notes: number;
}

const TRAVELLERS = sql<Array<{ name: string; age: number; ageGroup: 'Adult' | 'Child' | 'Infant' }>>`(
  select coalesce(json_agg(json_build_object('name', t.name, 'age', t.age, 'ageGroup', t.age_group) order by t.position), '[]')
  from booking_travellers t where t.booking_id = ${bookings.id})`;

const PAYMENT_IDS = sql<string[]>`(
  select coalesce(json_agg(l.provider_payment_id order by l.created_at, l.id), '[]') from ledger_entries l
  where l.booking_id = ${bookings.id} and l.kind = 'payment' and l.provider_payment_id is not null)`;

/** Paise. */
const REFUND_DUE = sql<number>`(
  select coalesce(sum(i.amount), 0) from payment_issues i
  where i.booking_id = ${bookings.id} and i.resolved_at is null and i.currency = 'INR')`.mapWith(Number);

/**
 * A page of bookings with all that belongs to them, as one statement: the rows are found by an index alone, and only
 * those of the page are read.
 */
export function bookingRows({ db }: Pick<Ctx, 'db'>, { where, order, limit, offset, notes }: PageOf) {
  const page = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
  const b = bookings;
  return db
    .select({
      id: b.id,
      reference: b.reference,
      name: b.name,
      email: b.email,
      phone: b.phone,
      itemTitle: b.itemTitle,
      itemType: b.itemType,
      destination: b.destination,
      travelDate: b.travelDate,
      pax: b.pax,
      specialRequests: b.specialRequests,
      paymentOption: b.paymentOption,
      totalAmount: b.totalAmount,
      paidAmount: b.paidAmount,
      refundedAmount: b.refundedAmount,
      status: b.status,
      paymentStatus: b.paymentStatus,
      cancelReason: b.cancelReason,
      assigneeId: b.assigneeId,
      createdAt: b.createdAt,
      assigneeName: user.name,
      customerId: customerOf('booking', b.id),
      travellers: TRAVELLERS,
      paymentIds: PAYMENT_IDS,
      refundDue: REFUND_DUE,
      ...notesOf('booking_notes', 'booking_id', b.id, notes),
    })
    .from(page)
    .innerJoin(bookings, eq(bookings.id, page.id))
    .leftJoin(user, eq(user.id, bookings.assigneeId))
    .orderBy(...order);
}
