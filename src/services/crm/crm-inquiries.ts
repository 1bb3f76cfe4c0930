import { asc, sql } from 'drizzle-orm';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import type { Ctx } from '#app/services/context.ts';
import { inquiryRows } from './inquiry-rows.ts';
import { ALL_NOTES, noteView } from './notes-of.ts';

export type InquiryRow = typeof inquiries.$inferSelect;

/** Inquiries as staff see them now, with all their notes, in the order given: one statement for any number of them. */
export async function crmInquiries(
  ctx: Pick<Ctx, 'db'>,
  wanted: ReadonlyArray<{ id: string }>,
): Promise<CrmInquiry[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const found = await inquiryRows(ctx, {
    where: sql`${inquiries.id} = any(${sql.param(ids)})`,
    order: [asc(inquiries.id)],
    limit: ids.length,
    offset: 0,
    notes: ALL_NOTES,
  });
  const views = new Map(found.map((row) => [row.id, toInquiryView(row)]));
  return ids.flatMap((id) => views.get(id) ?? []);
}

export function toInquiryView(row: Awaited<ReturnType<typeof inquiryRows>>[number]): CrmInquiry {
  return {
    id: row.id,
    source: row.source,
    name: row.name,
    email: row.email,
    phone: row.phone,
    destination: row.destination,
    message: row.message,
    status: row.status,
    details: row.details,
    notes: row.notes.map(noteView),
    noteCount: row.noteCount,
    assigneeId: row.assigneeId,
    assigneeName: row.assigneeName ?? '',
    waitingSince: row.waitingSince?.toISOString() ?? null,
    customerId: row.customerId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
