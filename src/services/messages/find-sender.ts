import { desc, eq, ilike } from 'drizzle-orm';
import { bookings, bookingText } from '#app/db/schema/bookings.ts';
import { customers } from '#app/db/schema/customers.ts';
import { inquiries, inquiryText } from '#app/db/schema/inquiries.ts';
import { toE164 } from '#app/domain/phone-number.ts';
import { containsPattern } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import type { MessageRecord } from './message-record.ts';

/** More records than this do not share a number's last ten digits by chance. */
const MOST_LOOKED_AT = 50;

/**
 * The records that a number (E.164) belongs to, for a message from it: the newest inquiry, booking and customer each.
 * Numbers are kept as people typed them, so they are found by their last digits and then compared in full.
 */
export async function findSender(ctx: Ctx, number: string): Promise<MessageRecord['keys']> {
  const pattern = containsPattern(number.slice(-10));
  const asked = await ctx.db
    .select({ id: inquiries.id, phone: inquiries.phone })
    .from(inquiries)
    .where(ilike(inquiryText(inquiries), pattern))
    .orderBy(desc(inquiries.createdAt))
    .limit(MOST_LOOKED_AT);
  const booked = await ctx.db
    .select({ id: bookings.id, phone: bookings.phone })
    .from(bookings)
    .where(ilike(bookingText(bookings), pattern))
    .orderBy(desc(bookings.createdAt))
    .limit(MOST_LOOKED_AT);
  const [customer] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.phone, number))
    .orderBy(desc(customers.createdAt))
    .limit(1);
  const own = (rows: Array<{ id: string; phone: string }>) =>
    rows.find(({ phone }) => toE164(phone) === number)?.id;
  const [inquiryId, bookingId] = [own(asked), own(booked)];
  return {
    ...(inquiryId === undefined ? {} : { inquiryId }),
    ...(bookingId === undefined ? {} : { bookingId }),
    ...(customer ? { customerId: customer.id } : {}),
  };
}
