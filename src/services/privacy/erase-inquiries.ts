import { inArray } from 'drizzle-orm';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { inquiries, inquiryNotes } from '#app/db/schema/inquiries.ts';
import { ERASED_NAME } from '#app/domain/privacy-request.ts';
import { auditRow } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { eraseAudit } from './erase-audit.ts';

const FIELDS = ['name', 'email', 'phone', 'message', 'details', 'notes'];

/** Takes the person out of inquiries: what is left says that one came, from which form, about which place, and when. */
export async function eraseInquiries(ctx: Ctx, tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(inquiries)
    .set({
      name: ERASED_NAME,
      email: '',
      phone: '',
      message: '',
      details: {},
      formKey: null,
      erasedAt: ctx.now(),
    })
    .where(inArray(inquiries.id, ids));
  await tx.delete(inquiryNotes).where(inArray(inquiryNotes.inquiryId, ids));
  await eraseAudit(tx, ids);
  await tx.insert(auditLog).values(
    ids.map((id) =>
      auditRow(ctx, {
        action: 'inquiry.erased',
        entity: 'inquiry',
        entityId: id,
        after: { fields: FIELDS },
      }),
    ),
  );
}
