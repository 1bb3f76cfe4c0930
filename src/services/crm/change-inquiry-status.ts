import { eq } from 'drizzle-orm';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import type { InquiryStatus } from '#app/domain/inquiry.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { figuresChanged } from './booking-figures.ts';
import { inquiryView, lockInquiry } from './lock-inquiry.ts';

/** Staff set any status from any other (back-office §4). Answers the inquiry; throws `not_found`. */
export async function changeInquiryStatus(
  ctx: Ctx,
  input: { id: string; status: InquiryStatus },
): Promise<CrmInquiry> {
  requirePermission(ctx, 'crm.edit');
  const row = await ctx.db.transaction(async (tx) => {
    const before = await lockInquiry(tx, input.id);
    if (before.status === input.status) return before;
    const [after] = await tx
      .update(inquiries)
      .set({ status: input.status, updatedAt: ctx.now() })
      .where(eq(inquiries.id, before.id))
      .returning();
    await writeAudit(ctx, tx, {
      action: 'inquiry.status_changed',
      entity: 'inquiry',
      entityId: before.id,
      before: { status: before.status },
      after: { status: input.status },
    });
    await announce(ctx, tx, { topic: 'inquiries', id: before.id, change: 'changed', name: before.name });
    return after ?? before;
  });
  figuresChanged(ctx);
  return inquiryView(ctx, row);
}
