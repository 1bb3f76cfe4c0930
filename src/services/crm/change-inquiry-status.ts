import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import type { InquiryStatus } from '#app/domain/inquiry.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { figuresChanged } from './booking-figures.ts';
import { inquiryView, lockInquiry } from './lock-inquiry.ts';
import { setInquiryStatus } from './set-inquiry-status.ts';

/** Staff set any status from any other (back-office §4). Answers the inquiry; throws `not_found`. */
export async function changeInquiryStatus(
  ctx: Ctx,
  input: { id: string; status: InquiryStatus },
): Promise<CrmInquiry> {
  requirePermission(ctx, 'crm.edit');
  const row = await ctx.db.transaction(async (tx) => {
    const before = await lockInquiry(tx, input.id);
    if (before.status === input.status) return before;
    await setInquiryStatus(ctx, tx, before, input.status);
    await announce(ctx, tx, { topic: 'inquiries', id: before.id, change: 'changed', name: before.name });
    return before;
  });
  figuresChanged(ctx);
  return inquiryView(ctx, row);
}
