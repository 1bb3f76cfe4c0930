import type { ComposeView } from '#app/contract/messages.ts';
import { fillTemplate, missingNames } from '#app/domain/message-templates.ts';
import { toE164 } from '#app/domain/phone-number.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import { templateValues } from './approved-template.ts';
import { type RecordKey, readMessageRecord } from './message-record.ts';
import { whatsAppWay } from './whatsapp-way.ts';

/** What is known before something is written to a record's person: ways, and templates filled in. Throws `not_found`. */
export async function composeMessage(
  ctx: Ctx,
  { record: key, to }: { record: RecordKey; to?: string | undefined },
): Promise<ComposeView> {
  requirePermission(ctx, key.kind === 'customer' ? 'customers.edit' : 'crm.edit');
  const record = await readMessageRecord(ctx, ctx.db, key);
  const { templates } = await readSections(ctx.db, ['templates'], ctx.log);
  const values = await templateValues(ctx, ctx.db, record);
  const number = toE164(to ?? record.phone) ?? '';
  const { way, freeUntil } = await whatsAppWay(ctx, { to: number, text: '', template: null });
  return {
    ready: {
      email: ctx.mail.isSet,
      sms: ctx.sms.provider !== 'off',
      whatsapp: ctx.whatsapp.provider !== 'off',
    },
    whatsapp: { way, freeUntil: freeUntil?.toISOString() ?? null },
    templates: templates.map(({ id, name, channel, subject, text, approvedAs }) => ({
      id,
      name,
      channel,
      subject: fillTemplate(subject, values),
      text: fillTemplate(text, values),
      missing: missingNames(`${subject}\n${text}`, values),
      approved: approvedAs !== '',
    })),
  };
}
