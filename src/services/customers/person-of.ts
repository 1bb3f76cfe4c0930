import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bookings, bookingText } from '#app/db/schema/bookings.ts';
import { customerRecords } from '#app/db/schema/customers.ts';
import { inquiries, inquiryText } from '#app/db/schema/inquiries.ts';
import type { Queryable } from '#app/services/context.ts';
import type { CustomerRow } from './customer-row.ts';

type Person = Pick<CustomerRow, 'id' | 'email' | 'phone'>;

/** A number without its country: as people type it into a form. */
const NATIONAL_DIGITS = 10;

/** The same number, however it was typed; `text` finds it by its index, the digits' end confirms it. */
function samePhone(text: SQL, column: PgColumn, phone: string): SQL | undefined {
  const digits = phone.replace(/\D/g, '').slice(-NATIONAL_DIGITS);
  if (digits.length < 7) return undefined;
  return and(
    ilike(text, `%${digits}%`),
    sql`right(regexp_replace(${column}, '[^0-9]', '', 'g'), ${digits.length}) = ${digits}`,
  );
}

const sameEmail = (column: PgColumn, email: string) =>
  email === '' ? undefined : eq(sql`lower(${column})`, email.toLowerCase());

/** Inquiries of a customer: those that were joined to it, and those with its address or number. Newest first. */
export function inquiriesOf(q: Queryable, person: Person, limit: number) {
  const { id, email, phone } = inquiries;
  return q
    .select()
    .from(inquiries)
    .where(
      or(
        inArray(id, joined(q, person.id, 'inquiry')),
        sameEmail(email, person.email),
        samePhone(inquiryText(inquiries), phone, person.phone),
      ),
    )
    .orderBy(desc(inquiries.createdAt), desc(id))
    .limit(limit);
}

/** Bookings of a customer, found as inquiries are. */
export function bookingsOf(q: Queryable, person: Person, limit: number) {
  const { id, email, phone } = bookings;
  return q
    .select()
    .from(bookings)
    .where(
      or(
        inArray(id, joined(q, person.id, 'booking')),
        sameEmail(email, person.email),
        samePhone(bookingText(bookings), phone, person.phone),
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(id))
    .limit(limit);
}

function joined(q: Queryable, customerId: string, kind: 'inquiry' | 'booking') {
  return q
    .select({ id: customerRecords.recordId })
    .from(customerRecords)
    .where(and(eq(customerRecords.customerId, customerId), eq(customerRecords.kind, kind)));
}
