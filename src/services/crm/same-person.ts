import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { SamePersonRecord } from '#app/contract/crm-inquiry-detail.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { inquirySubject } from '#app/domain/inquiry.ts';
import { toDecimal } from '#app/domain/money.ts';
import type { Ctx } from '#app/services/context.ts';

/** Of each kind; whoever has more is looked for by the search. */
const MOST = 20;

/** The other inquiries and the bookings of whoever wrote from this address, newest first; none for an erased person. */
export async function samePerson(
  ctx: Pick<Ctx, 'db'>,
  { id, email }: { id: string; email: string },
): Promise<SamePersonRecord[]> {
  if (email.trim() === '') return [];
  const address = email.trim().toLowerCase();
  const [asked, sold] = await Promise.all([
    ctx.db
      .select()
      .from(inquiries)
      .where(and(eq(sql`lower(${inquiries.email})`, address), ne(inquiries.id, id)))
      .orderBy(desc(inquiries.createdAt))
      .limit(MOST),
    ctx.db
      .select()
      .from(bookings)
      .where(and(eq(sql`lower(${bookings.email})`, address), ne(bookings.id, id)))
      .orderBy(desc(bookings.createdAt))
      .limit(MOST),
  ]);
  return [
    ...asked.map((row) => ({
      kind: 'inquiry' as const,
      id: row.id,
      title: inquirySubject(row.source, { trip: row.details.package_title, destination: row.destination }),
      status: row.status,
      createdAt: row.createdAt.toISOString(),
    })),
    ...sold.map((row) => ({
      kind: 'booking' as const,
      id: row.id,
      title: row.itemTitle,
      reference: row.reference,
      status: row.status,
      totalAmount: toDecimal(row.totalAmount),
      createdAt: row.createdAt.toISOString(),
    })),
  ].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
