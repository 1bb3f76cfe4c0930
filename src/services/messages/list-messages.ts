import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import type { MessageListQuery, MessageView } from '#app/contract/messages.ts';
import { customerRecords } from '#app/db/schema/customers.ts';
import { messages } from '#app/db/schema/messages.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { messageView } from './message-view.ts';

/** A record's messages on one screen. */
const MOST = 200;

/** Messages to and from the person of one record, newest first, the last 200. */
export async function listMessages(
  ctx: Ctx,
  record: { inquiryId: string } | { bookingId: string } | { customerId: string },
): Promise<MessageView[]> {
  const [inquiry_id, booking_id, customer_id] = [
    'inquiryId' in record ? record.inquiryId : undefined,
    'bookingId' in record ? record.bookingId : undefined,
    'customerId' in record ? record.customerId : undefined,
  ];
  const page = await pageMessages(ctx, {
    limit: MOST,
    ...(inquiry_id === undefined ? {} : { inquiry_id }),
    ...(booking_id === undefined ? {} : { booking_id }),
    ...(customer_id === undefined ? {} : { customer_id }),
  });
  return page.rows;
}

/** The same for any page of any list: of a record, in a state, or all. */
export async function pageMessages(ctx: Ctx, query: MessageListQuery): Promise<Page<MessageView>> {
  requirePermission(ctx, 'crm.view');
  const { inquiry_id, booking_id, customer_id, status, limit = MAX_ROWS, offset = 0 } = query;
  if (![inquiry_id, booking_id, customer_id].every((id) => isStorable(id ?? '')))
    return { rows: [], total: 0 };
  const where = and(
    inquiry_id === undefined ? undefined : eq(messages.inquiryId, inquiry_id),
    booking_id === undefined ? undefined : eq(messages.bookingId, booking_id),
    customer_id === undefined ? undefined : ofCustomer(customer_id),
    status && eq(messages.status, status),
  );
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(messages)
      .where(where)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(limit)
      .offset(offset),
    countOf(ctx, where),
  ]);
  return { rows: rows.map(messageView), total };
}

/** Those of the customer’s inquiries and bookings are the customer’s too. */
function ofCustomer(customerId: string): SQL | undefined {
  const records = sql`select record_id from ${customerRecords} where customer_id = ${customerId}`;
  return or(
    eq(messages.customerId, customerId),
    sql`${messages.inquiryId} in (${records} and kind = 'inquiry')`,
    sql`${messages.bookingId} in (${records} and kind = 'booking')`,
  );
}

async function countOf(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [counted] = await ctx.db.select({ total: count() }).from(messages).where(where);
  return counted?.total ?? 0;
}
