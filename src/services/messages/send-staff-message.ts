import { type ApprovedTemplate, messages } from '#app/db/schema/messages.ts';
import { newId } from '#app/domain/ids.ts';
import type { Channel } from '#app/domain/message-channel.ts';
import { LONGEST } from '#app/domain/message-channel.ts';
import type { SentOffer } from '#app/domain/package-offer.ts';
import { NO_NUMBER, toE164 } from '#app/domain/phone-number.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';
import { approvedTemplate } from './approved-template.ts';
import { mailMessageId } from './mail-message-id.ts';
import { type MessageRecord, type RecordKey, readMessageRecord } from './message-record.ts';
import type { MessageRow } from './message-view.ts';
import { refuseLineBreaks } from './queue-message.ts';
import { renderMail } from './render-mail.ts';
import { messageOfKey } from './send-queued.ts';
import { deliverNow, type StaffSend, settled } from './staff-send.ts';

export interface StaffMessage {
  channel: Channel;
  record: RecordKey;
  /** Of an SMS or WhatsApp, as people type it; absent: the record's own. An e-mail goes to the record's address. */
  to?: string;
  /** Of an e-mail. */
  subject?: string;
  message: string;
  /** The template it was started from: sent as that, where the text is still the template's. */
  templateId?: string;
  /** One key for one press: with a key that was used before nothing is sent, and the first one's outcome answered. */
  requestKey?: string;
  /** The package that it offers to a customer. */
  offer?: SentOffer;
}

/**
 * What a staff member writes to a person, kept in the outbox and handed over at once. Waits for the provider as long
 * as `config.sendWaitMs`, then the message goes on by itself. Throws `not_found`, and `invalid_input` with the field.
 */
export async function sendStaffMessage(ctx: Ctx, input: StaffMessage): Promise<StaffSend> {
  requirePermission(ctx, input.record.kind === 'customer' ? 'customers.edit' : 'crm.edit');
  const key = dedupeKey(ctx, input);
  const written = await ctx.db.transaction((tx) => writeStaffMessage(ctx, tx, input, key));
  if (written) return deliverNow(ctx, written);
  return settled(ctx, await messageOfKey(ctx, key));
}

/** Written as being sent already, so that this request sends it and no job of the queue does so besides. */
async function writeStaffMessage(
  ctx: Ctx,
  tx: Transaction,
  input: StaffMessage,
  key: string | null,
): Promise<MessageRow | null> {
  const { channel, message } = input;
  const record = await readMessageRecord(ctx, tx, input.record);
  const to = channel === 'email' ? addressOf(record) : numberOf(record, input.to);
  const subject = channel === 'email' ? subjectOf(input.subject) : '';
  refuseText(channel, message);
  const id = newId('msg');
  const [row] = await tx
    .insert(messages)
    .values({
      id,
      channel,
      kind: 'staff',
      to,
      subject,
      text: message,
      html: channel === 'email' ? await htmlOf(ctx, tx, subject, message) : '',
      template: await templateOf(ctx, tx, input, record),
      status: 'sending',
      attempts: 1,
      claimedAt: ctx.now(),
      dedupeKey: key,
      offer: input.offer ?? null,
      ...record.keys,
      authorId: ctx.actor.type === 'staff' ? ctx.actor.id : null,
      author: ctx.actor.type === 'staff' ? ctx.actor.name : '',
      messageId: mailMessageId(ctx, id),
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return null;
  await writeAudit(ctx, tx, {
    action: `${input.record.kind}.${channel}_written`,
    entity: input.record.kind,
    entityId: input.record.id,
    after: { messageId: id },
  });
  await announce(ctx, tx, { topic: 'messages', id, change: 'created' });
  return row;
}

/** Of this person about this record, so that nobody's key can hide another's message. */
function dedupeKey({ actor }: Ctx, { channel, record, requestKey }: StaffMessage): string | null {
  if (requestKey === undefined) return null;
  const who = actor.type === 'staff' ? actor.id : actor.type;
  return ['staff', who, record.kind, record.id, channel, requestKey].join(':');
}

function addressOf({ email }: MessageRecord): string {
  if (email === '')
    throw invalid('There is no e-mail address any more', { to: 'There is no e-mail address' });
  refuseLineBreaks('to', email);
  return email;
}

function numberOf({ phone }: MessageRecord, given: string | undefined): string {
  const number = toE164(given ?? phone);
  if (number === null) throw invalid('This cannot be a phone number', { to: NO_NUMBER });
  return number;
}

function subjectOf(subject = ''): string {
  refuseLineBreaks('subject', subject);
  if (subject.trim() === '') throw invalid('Subject is required', { subject: 'Subject is required' });
  return subject.trim();
}

function refuseText(channel: Channel, message: string): void {
  if (message.trim() === '') throw invalid('Message is required', { message: 'Message is required' });
  const problem = `Message can have at most ${LONGEST[channel]} characters`;
  if (message.length > LONGEST[channel]) throw invalid(problem, { message: problem });
}

async function htmlOf(ctx: Ctx, tx: Transaction, title: string, text: string): Promise<string> {
  const settings = await getSettings(tx, ctx.log);
  return renderMail({ title, letter: true, blocks: [{ type: 'text', text }], settings }).html;
}

async function templateOf(
  ctx: Ctx,
  tx: Transaction,
  { channel, templateId, message }: StaffMessage,
  record: MessageRecord,
): Promise<ApprovedTemplate | null> {
  if (channel === 'email' || templateId === undefined) return null;
  return approvedTemplate(ctx, tx, { channel, templateId, message, record });
}
