import { eq } from 'drizzle-orm';
import { inquiries } from '#app/db/schema/inquiries.ts';
import type { InquiryStatus } from '#app/domain/inquiry.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { InquiryRow } from './crm-inquiries.ts';

/** Gives a locked inquiry a status that it does not have yet, within a verb's transaction. */
export async function setInquiryStatus(
  ctx: Ctx,
  tx: Transaction,
  before: InquiryRow,
  status: InquiryStatus,
): Promise<void> {
  await tx.update(inquiries).set({ status, updatedAt: ctx.now() }).where(eq(inquiries.id, before.id));
  await writeAudit(ctx, tx, {
    action: 'inquiry.status_changed',
    entity: 'inquiry',
    entityId: before.id,
    before: { status: before.status },
    after: { status },
  });
}
