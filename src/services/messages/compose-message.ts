import type { ComposeQuery, ComposeView } from '#app/contract/messages.ts';
import { fillTemplate, missingNames } from '#app/domain/message-templates.ts';
import { toE164 } from '#app/domain/phone-number.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import { templateValues } from './approved-template.ts';
import { type RecordKey, readMessageRecord } from './message-record.ts';
import { whatsAppWay } from './whatsapp-way.ts';

/**
 * What is known before something is written to a record's person: ways, and templates filled in. Throws `not_found`,
 * and `invalid_input` unless exactly one record is named.
 */
export async function composeMessage(ctx: Ctx, query: ComposeQuery): Promise<ComposeView> {
  requirePermission(ctx, 'crm.edit');
  const record = await readMessageRecord(ctx, ctx.db, recordOf(query));
  const { templates } = await readSections(ctx.db, ['templates'], ctx.log);
  const values = await templateValues(ctx, ctx.db, record);
  const number = toE164(query.to ?? record.phone) ?? '';
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

/** The one record that a query names. Throws `invalid_input` for none, and for several. */
function recordOf({ inquiry_id, booking_id, customer_id }: ComposeQuery): RecordKey {
  const named: Array<[RecordKey['kind'], string | undefined]> = [
    ['inquiry', inquiry_id],
    ['booking', booking_id],
    ['customer', customer_id],
  ];
  const keys = named.flatMap(([kind, id]) => (id === undefined ? [] : [{ kind, id }]));
  const [key] = keys;
  if (!key || keys.length > 1)
    throw invalid('Name one record: inquiry_id, booking_id or customer_id', {
      inquiry_id: 'Name one record',
    });
  return key;
}
