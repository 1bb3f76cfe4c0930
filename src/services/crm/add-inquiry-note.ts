import { eq } from 'drizzle-orm';
import type { NoteRequest } from '#app/contract/bookings.ts';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { inquiries, inquiryNotes } from '#app/db/schema/inquiries.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { keepPress, madeBefore } from '#app/services/requests/once-by-key.ts';
import { inquiryView, lockInquiry } from './lock-inquiry.ts';

/** Adds a staff member's note to an inquiry, once for each press; answers it with all its notes. Throws `not_found`. */
export async function addInquiryNote(ctx: Ctx, input: { id: string } & NoteRequest): Promise<CrmInquiry> {
  requirePermission(ctx, 'crm.edit');
  const row = await ctx.db.transaction(async (tx) => {
    const inquiry = await lockInquiry(tx, input.id);
    const press = { verb: 'note', recordId: inquiry.id, key: input.request_key } as const;
    if ((await madeBefore(tx, press)) !== null) return inquiry;
    const id = newId('nte');
    await keepPress(ctx, tx, press, id);
    await tx.insert(inquiryNotes).values({
      id,
      inquiryId: inquiry.id,
      note: input.note,
      author: ctx.actor.type === 'staff' ? ctx.actor.name : '',
      createdAt: ctx.now(),
    });
    const updatedAt = ctx.now();
    await tx.update(inquiries).set({ updatedAt }).where(eq(inquiries.id, inquiry.id));
    await writeAudit(ctx, tx, {
      action: 'inquiry.note_added',
      entity: 'inquiry',
      entityId: inquiry.id,
      after: { noteId: id },
    });
    await announce(ctx, tx, { topic: 'inquiries', id: inquiry.id, change: 'changed', name: inquiry.name });
    return { ...inquiry, updatedAt };
  });
  return inquiryView(ctx, row);
}
