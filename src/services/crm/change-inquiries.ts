import { asc, sql } from 'drizzle-orm';
import type { BulkInquiries, BulkInquiriesAnswer } from '#app/contract/crm-desk.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { changeMany } from './change-many.ts';
import { setInquiryStatus } from './set-inquiry-status.ts';

/** Gives many inquiries a status, somebody who looks after them, or both. */
export async function changeInquiries(ctx: Ctx, input: BulkInquiries): Promise<BulkInquiriesAnswer> {
  requirePermission(ctx, 'crm.edit');
  return changeMany(ctx, input, {
    kind: 'inquiry',
    lockAll: (tx, ids) =>
      tx
        .select()
        .from(inquiries)
        .where(sql`${inquiries.id} = any(${sql.param(ids.filter(isStorable))})`)
        .orderBy(asc(inquiries.id))
        .for('update'),
    setStatus: setInquiryStatus,
  });
}
