import { eq } from 'drizzle-orm';
import { user } from '#app/db/schema/auth.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import type { Ctx } from '#app/services/context.ts';
import { customerOf } from '#app/services/customers/customer-of.ts';
import type { PageOf } from './booking-rows.ts';
import { notesOf } from './notes-of.ts';

/** A page of inquiries with their notes, as one statement: see `bookingRows`. */
export function inquiryRows({ db }: Pick<Ctx, 'db'>, { where, order, limit, offset, notes }: PageOf) {
  const page = db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
  const i = inquiries;
  return db
    .select({
      id: i.id,
      source: i.source,
      name: i.name,
      email: i.email,
      phone: i.phone,
      destination: i.destination,
      message: i.message,
      status: i.status,
      details: i.details,
      assigneeId: i.assigneeId,
      waitingSince: i.waitingSince,
      createdAt: i.createdAt,
      updatedAt: i.updatedAt,
      assigneeName: user.name,
      customerId: customerOf('inquiry', i.id),
      ...notesOf('inquiry_notes', 'inquiry_id', i.id, notes),
    })
    .from(page)
    .innerJoin(inquiries, eq(inquiries.id, page.id))
    .leftJoin(user, eq(user.id, inquiries.assigneeId))
    .orderBy(...order);
}
