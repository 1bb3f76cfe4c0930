import { INQUIRY_SOURCE_NAMES, inquiryFacts } from '#app/domain/inquiry.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { oneLine } from '#app/services/messages/booking-facts.ts';
import { queueMessage } from '#app/services/messages/queue-message.ts';
import { type MailBlock, renderMail } from '#app/services/messages/render-mail.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';
import type { NewInquiry } from './receive-inquiry.ts';

/** Queues the agency's copy (answering it reaches the visitor's address by hand) and the visitor's acknowledgement. */
export async function queueInquiryMails(
  ctx: Ctx,
  tx: Queryable,
  inquiry: NewInquiry & { id: string },
): Promise<void> {
  const settings = await getSettings(tx, ctx.log);
  const facts = inquiryRows(inquiry);
  const about = inquiry.details.package_title ?? inquiry.destination;
  await queueMessage(ctx, tx, {
    kind: 'inquiry_notice',
    to: settings.contact.email,
    subject: oneLine(
      `${INQUIRY_SOURCE_NAMES[inquiry.source]}: ${inquiry.name}${about ? `, ${about}` : ''}`,
    ).slice(0, 200),
    ...renderMail({
      title: INQUIRY_SOURCE_NAMES[inquiry.source],
      blocks: [facts, ...messageBlock(inquiry)],
      settings,
    }),
    dedupeKey: `inquiry_notice:${inquiry.id}`,
  });
  await queueMessage(ctx, tx, {
    kind: 'inquiry_acknowledgement',
    to: inquiry.email,
    subject: 'We have your enquiry',
    ...renderMail({
      title: 'Thank you for your enquiry',
      blocks: [
        {
          type: 'text',
          text: `Dear ${inquiry.name},\n\nWe have received your enquiry and will answer within 24 hours. This is what you told us:`,
        },
        facts,
        ...messageBlock(inquiry),
      ],
      settings,
    }),
    dedupeKey: `inquiry_acknowledgement:${inquiry.id}`,
    inquiryId: inquiry.id,
  });
}

function inquiryRows(inquiry: NewInquiry): MailBlock {
  const rows: Array<[string, string]> = [
    ['Name', inquiry.name],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
  ];
  if (inquiry.destination !== '' && inquiry.source === 'general')
    rows.push(['Destination', inquiry.destination]);
  rows.push(...inquiryFacts(inquiry.details));
  return { type: 'rows', title: 'Your details', rows };
}

function messageBlock(inquiry: NewInquiry): MailBlock[] {
  return inquiry.message === '' ? [] : [{ type: 'text', text: inquiry.message }];
}
