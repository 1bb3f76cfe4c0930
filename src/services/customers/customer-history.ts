import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CustomerHistory, HistoryItem } from '#app/contract/customer-records.ts';
import { callLogs, customers, packagesSent } from '#app/db/schema/customers.ts';
import { messages } from '#app/db/schema/messages.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { type CustomerRow, noCustomer } from './customer-row.ts';
import {
  bookingItem,
  callItem,
  inquiryItem,
  messageItem,
  packageItem,
  paymentItem,
} from './history-items.ts';
import { bookingsOf, inquiriesOf } from './person-of.ts';

/** Of each kind; older ones are counted and not shown. */
const NEWEST = 200;

/**
 * What happened with a customer: calls, packages, website inquiries, bookings, payments and messages of that person,
 * by business day, newest first. Throws `not_found`.
 */
export async function customerHistory(ctx: Ctx, { id }: { id: string }): Promise<CustomerHistory> {
  requirePermission(ctx, 'customers.view');
  const [row] = isStorable(id) ? await ctx.db.select().from(customers).where(eq(customers.id, id)) : [];
  if (!row) throw noCustomer();
  const lists = await readItems(ctx, row);
  const items = lists.flat().sort(newestFirst);
  const zone = ctx.config.timeZone;
  const days = Map.groupBy(items, (item) => dateInZone(new Date(item.at), zone));
  return {
    days: [...days].map(([date, ofDay]) => ({ date, items: ofDay })),
    calls_logged: row.callsCount,
    packages_sent: row.packagesSentCount,
    active_days: days.size,
    more: lists.some((list) => list.length === NEWEST),
  };
}

const newestFirst = (a: HistoryItem, b: HistoryItem) =>
  b.at === a.at ? b.id.localeCompare(a.id) : b.at.localeCompare(a.at);

async function readItems(ctx: Ctx, row: CustomerRow): Promise<HistoryItem[][]> {
  const { db } = ctx;
  const [calls, packages, asked, booked] = await Promise.all([
    db
      .select()
      .from(callLogs)
      .where(eq(callLogs.customerId, row.id))
      .orderBy(desc(callLogs.callDate), desc(callLogs.id))
      .limit(NEWEST),
    db
      .select()
      .from(packagesSent)
      .where(eq(packagesSent.customerId, row.id))
      .orderBy(desc(packagesSent.sentAt), desc(packagesSent.id))
      .limit(NEWEST),
    inquiriesOf(db, row, NEWEST),
    bookingsOf(db, row, NEWEST),
  ]);
  const ids = booked.map((one) => one.id);
  const [paid, written] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .select()
          .from(ledgerEntries)
          .where(inArray(ledgerEntries.bookingId, ids))
          .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
          .limit(NEWEST),
    messagesOf(ctx, row, ids),
  ]);
  const titles = new Map(booked.map((one) => [one.id, one]));
  return [
    calls.map(callItem),
    packages.map(packageItem),
    asked.map(inquiryItem),
    booked.map(bookingItem),
    paid.map((entry) => paymentItem(entry, titles.get(entry.bookingId ?? ''))),
    written.map(messageItem),
  ];
}

/** Those written from the customer's card, those to the person's address or number, and those about the bookings. */
function messagesOf(ctx: Ctx, row: CustomerRow, bookingIds: string[]) {
  const to = [row.email.toLowerCase(), row.phone].filter((one) => one !== '');
  return ctx.db
    .select()
    .from(messages)
    .where(
      and(
        isNull(messages.erasedAt),
        or(
          eq(messages.customerId, row.id),
          sql`lower(${messages.to}) = any(${sql.param(to)})`,
          bookingIds.length > 0 ? inArray(messages.bookingId, bookingIds) : undefined,
        ),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(NEWEST);
}
