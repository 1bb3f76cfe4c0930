import { asc, sql } from 'drizzle-orm';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { type inquiries, inquiryNotes } from '#app/db/schema/inquiries.ts';
import { isOpen } from '#app/domain/inquiry.ts';
import type { Ctx } from '#app/services/context.ts';
import { staffNames } from './staff-names.ts';

export type InquiryRow = typeof inquiries.$inferSelect;

/** Inquiries as staff see them, in the order given: three queries for any number of rows. */
export async function crmInquiries(ctx: Ctx, rows: InquiryRow[]): Promise<CrmInquiry[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [notes, names] = await Promise.all([
    ctx.db
      .select()
      .from(inquiryNotes)
      .where(sql`${inquiryNotes.inquiryId} = any(${sql.param(ids)})`)
      .orderBy(asc(inquiryNotes.createdAt), asc(inquiryNotes.id)),
    staffNames(ctx, rows),
  ]);
  const notesOf = Map.groupBy(notes, (one) => one.inquiryId);
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    name: row.name,
    email: row.email,
    phone: row.phone,
    destination: row.destination,
    message: row.message,
    status: row.status,
    details: row.details,
    notes: (notesOf.get(row.id) ?? []).map(({ note, author, createdAt }) => ({
      note,
      author,
      createdAt: createdAt.toISOString(),
    })),
    noteCount: notesOf.get(row.id)?.length ?? 0,
    assigneeId: row.assigneeId,
    assigneeName: names.get(row.assigneeId ?? '') ?? '',
    waitingSince: waitingSince(row),
    customerId: null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** Since when the person waits for a first answer, while staff owe them one. */
function waitingSince({ status, answeredAt, createdAt }: InquiryRow): string | null {
  return isOpen(status) && answeredAt === null ? createdAt.toISOString() : null;
}
