import { consents, inquiries } from '#app/db/schema/inquiries.ts';
import { newId } from '#app/domain/ids.ts';
import type { InquirySource } from '#app/domain/inquiry.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { announce } from '#app/services/events/announce.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import { queueInquiryMails } from './queue-inquiry-mails.ts';

export interface NewInquiry {
  source: InquirySource;
  name: string;
  email: string;
  phone: string;
  destination: string;
  message: string;
  /** What only this form asks; empty answers are left out before they come here. */
  details: Record<string, string | number>;
  formKey: string | null;
  marketingConsent: boolean;
}

/**
 * Keeps a question from the website: the inquiry, what the person agreed to, the e-mail to the agency and the
 * acknowledgement to the visitor, in one transaction. The same form sent twice is one inquiry; answers its id,
 * or null when it was there already.
 */
export async function receiveInquiry(ctx: Ctx, inquiry: NewInquiry): Promise<string | null> {
  const received = await ctx.db.transaction(async (tx) => {
    const id = newId('inq');
    const [written] = await tx
      .insert(inquiries)
      .values({
        id,
        source: inquiry.source,
        name: inquiry.name,
        email: inquiry.email,
        phone: inquiry.phone,
        destination: inquiry.destination,
        message: inquiry.message,
        details: inquiry.details,
        formKey: inquiry.formKey,
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: inquiries.id });
    if (!written) return null;
    await keepConsents(ctx, tx, { id, email: inquiry.email, marketing: inquiry.marketingConsent });
    await writeAudit(ctx, tx, {
      action: 'inquiry.received',
      entity: 'inquiry',
      entityId: id,
      after: { source: inquiry.source, destination: inquiry.destination },
    });
    await queueInquiryMails(ctx, tx, { id, ...inquiry });
    await announce(ctx, tx, { topic: 'inquiries', id, change: 'created', name: inquiry.name });
    return id;
  });
  if (received) figuresChanged(ctx);
  return received;
}

/** Sending the form is consent to be answered; marketing is asked for on its own and never assumed. */
async function keepConsents(
  ctx: Ctx,
  tx: Queryable,
  { id, email, marketing }: { id: string; email: string; marketing: boolean },
): Promise<void> {
  const { notices } = await readSections(tx, ['notices'], ctx.log);
  const row = { email, version: notices.version, entityId: id, createdAt: ctx.now() };
  await tx.insert(consents).values([
    { ...row, id: newId('con'), purpose: 'enquiry', given: true },
    { ...row, id: newId('con'), purpose: 'marketing', given: marketing },
  ]);
}
