import { eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { customers } from '#app/db/schema/customers.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { balanceOf, heldOf } from '#app/domain/booking-balance.ts';
import { bookingPath } from '#app/domain/booking-link.ts';
import { inquiryTopic } from '#app/domain/inquiry.ts';
import type { TemplateValues } from '#app/domain/message-templates.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';

/** What a message is about: one record of the back office. */
export interface RecordKey {
  kind: 'inquiry' | 'booking' | 'customer';
  id: string;
}

/** Whom a message about a record goes to, and what its templates may tell. */
export interface MessageRecord {
  name: string;
  /** Empty, like the phone, once the person's data was erased. */
  email: string;
  phone: string;
  /** Which record the message is kept with. */
  keys: { inquiryId?: string; bookingId?: string; customerId?: string };
  values: TemplateValues;
}

/** Throws `not_found`. */
export async function readMessageRecord(ctx: Ctx, q: Queryable, key: RecordKey): Promise<MessageRecord> {
  const found = isStorable(key.id) ? await READERS[key.kind](ctx, q, key.id) : null;
  if (!found) throw notFound(`We do not know this ${key.kind}.`);
  return found;
}

const READERS: Record<
  RecordKey['kind'],
  (ctx: Ctx, q: Queryable, id: string) => Promise<MessageRecord | null>
> = {
  inquiry: readInquiry,
  booking: readBooking,
  customer: readCustomer,
};

async function readInquiry(_ctx: Ctx, q: Queryable, id: string): Promise<MessageRecord | null> {
  const [row] = await q.select().from(inquiries).where(eq(inquiries.id, id));
  if (!row) return null;
  const { name, email, phone } = row;
  return { name, email, phone, keys: { inquiryId: id }, values: { ...named(name), trip: inquiryTopic(row) } };
}

async function readBooking(ctx: Ctx, q: Queryable, id: string): Promise<MessageRecord | null> {
  const [row] = await q.select().from(bookings).where(eq(bookings.id, id));
  if (!row) return null;
  const { name, email, phone } = row;
  const values: TemplateValues = {
    ...named(name),
    trip: row.itemTitle,
    reference: row.reference,
    travelDate: formatDate(row.travelDate),
    total: formatMoney(row.totalAmount),
    paid: formatMoney(heldOf(row)),
    balance: formatMoney(balanceOf(row)),
    bookingLink: `${ctx.config.publicUrl}${bookingPath(row.reference, row.accessKey)}`,
  };
  return { name, email, phone, keys: { bookingId: id }, values };
}

async function readCustomer(_ctx: Ctx, q: Queryable, id: string): Promise<MessageRecord | null> {
  const [row] = await q.select().from(customers).where(eq(customers.id, id));
  if (!row) return null;
  const { name, email, phone, preferredDestination: trip } = row;
  return { name, email, phone, keys: { customerId: id }, values: { ...named(name), trip } };
}

function named(name: string): TemplateValues {
  return { name, firstName: name.trim().split(/\s+/)[0] ?? '' };
}
