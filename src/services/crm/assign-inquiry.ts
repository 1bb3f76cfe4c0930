import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { assignRecord, checkAssignee } from './assign-record.ts';
import { figuresChanged } from './booking-figures.ts';
import { inquiryView, lockInquiry } from './lock-inquiry.ts';

/** Gives an inquiry to a member of staff, or to nobody. Throws `not_found`. */
export async function assignInquiry(
  ctx: Ctx,
  { id, assignee_id }: { id: string; assignee_id: string | null },
): Promise<CrmInquiry> {
  requirePermission(ctx, 'crm.edit');
  const row = await ctx.db.transaction(async (tx) => {
    await checkAssignee(tx, assignee_id);
    const before = await lockInquiry(tx, id);
    if (before.assigneeId === assignee_id) return before;
    await assignRecord(ctx, tx, 'inquiry', before, assignee_id);
    await announce(ctx, tx, { topic: 'inquiries', id, change: 'changed', name: before.name });
    return before;
  });
  figuresChanged(ctx);
  return inquiryView(ctx, row);
}
