import { desc, eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { customers } from '#app/db/schema/customers.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { toE164 } from '#app/domain/phone-number.ts';
import { textPatterns } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { findBookings } from '#app/services/crm/booking-filter.ts';
import { findInquiries } from '#app/services/crm/inquiry-filter.ts';
import type { MessageRecord } from './message-record.ts';

/** More records than this do not share a number's last ten digits by chance. */
const MOST_LOOKED_AT = 50;

/**
 * The records that a number (E.164) belongs to, for a message from it: the newest inquiry, booking and customer each.
 * Numbers are kept as people typed them, so they are found by their last digits and then compared in full.
 */
export async function findSender(ctx: Ctx, number: string): Promise<MessageRecord['keys']> {
  const patterns = textPatterns(number.slice(-10));
  const asked = await ctx.db
    .select({ id: inquiries.id, phone: inquiries.phone })
    .from(inquiries)
    .where(await findInquiries(ctx, patterns))
    .orderBy(desc(inquiries.createdAt))
    .limit(MOST_LOOKED_AT);
  const booked = await ctx.db
    .select({ id: bookings.id, phone: bookings.phone })
    .from(bookings)
    .where(await findBookings(ctx, patterns))
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
