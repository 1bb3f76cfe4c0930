import type { ApprovedTemplate } from '#app/db/schema/messages.ts';
import type { Channel } from '#app/domain/message-channel.ts';
import { approvedValues, type TemplateValues } from '#app/domain/message-templates.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import type { MessageRecord } from './message-record.ts';

/** The provider's approved template behind a text, when it is still word for word what the template says. */
export async function approvedTemplate(
  ctx: Ctx,
  q: Queryable,
  asked: { channel: Channel; templateId: string; message: string; record: MessageRecord },
): Promise<ApprovedTemplate | null> {
  const { templates } = await readSections(q, ['templates'], ctx.log);
  const template = templates.find((one) => one.id === asked.templateId && one.channel === asked.channel);
  if (!template) return null;
  const values = approvedValues(template, await templateValues(ctx, q, asked.record), asked.message);
  return values && { name: template.approvedAs, language: template.language, values };
}

/** What templates may tell about a record, with what they may tell of the agency and who writes. */
export async function templateValues(
  ctx: Ctx,
  q: Queryable,
  { values }: MessageRecord,
): Promise<TemplateValues> {
  const { brand, contact } = await readSections(q, ['brand', 'contact'], ctx.log);
  return {
    ...values,
    staff: ctx.actor.type === 'staff' ? ctx.actor.name : '',
    agency: `${brand.first} ${brand.second}`.trim(),
    agencyPhone: contact.phone,
  };
}
