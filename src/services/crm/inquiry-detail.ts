import type { InquiryDetail } from '#app/contract/crm-inquiry-detail.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { recordHistory } from '#app/services/audit/record-history.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { crmInquiries } from './crm-inquiries.ts';
import { samePerson } from './same-person.ts';

/** An inquiry with everything that belongs to it. Throws `not_found`. */
export async function inquiryDetail(ctx: Ctx, { id }: { id: string }): Promise<InquiryDetail> {
  requirePermission(ctx, 'crm.view');
  const [inquiry] = isStorable(id) ? await crmInquiries(ctx, [{ id }]) : [];
  if (!inquiry) throw notFound('We do not know this inquiry.');
  const [history, others] = await Promise.all([recordHistory(ctx, [id]), samePerson(ctx, inquiry)]);
  return { ...inquiry, allNotes: inquiry.notes, history, others };
}
