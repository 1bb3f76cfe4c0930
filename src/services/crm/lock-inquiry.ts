import { eq } from 'drizzle-orm';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { crmInquiries, type InquiryRow } from './crm-inquiries.ts';

const unknown = () => notFound('We do not know this inquiry.');

/** The inquiry, held for the transaction. Throws `not_found`. */
export async function lockInquiry(tx: Transaction, id: string): Promise<InquiryRow> {
  if (!isStorable(id)) throw unknown();
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, id)).for('update');
  if (!row) throw unknown();
  return row;
}

/** One inquiry as staff see it, after the change has committed. */
export async function inquiryView(ctx: Ctx, row: InquiryRow): Promise<CrmInquiry> {
  const [view] = await crmInquiries(ctx, [row]);
  if (!view) throw unknown();
  return view;
}
