import { messages } from '#app/db/schema/messages.ts';
import { newId } from '#app/domain/ids.ts';
import { NO_MAIL_SERVER } from '#app/integrations/mail/port.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { mailMessageId } from './mail-message-id.ts';

export interface NewMessage {
  /** What it is, such as `booking_confirmation`. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** At most one message is ever written for a key. */
  dedupeKey?: string;
  inquiryId?: string;
  bookingId?: string;
  /** An issued document that goes with it as a PDF. */
  documentId?: string;
}

/**
 * Writes an e-mail to the outbox and, in the same transaction, the job that sends it: both exist exactly when the
 * change does. Without a mail server it is kept as not sent. Answers its id, or null when its key was used before or
 * the recipient's data was erased.
 * Throws `invalid_input` for a line break in a header field.
 */
export async function queueMessage(ctx: Ctx, tx: Queryable, message: NewMessage): Promise<string | null> {
  refuseLineBreaks('to', message.to);
  refuseLineBreaks('subject', message.subject);
  if (message.to === '') return null;
  const id = newId('msg');
  const sendable = ctx.mail.isSet;
  const [written] = await tx
    .insert(messages)
    .values({
      id,
      channel: 'email',
      kind: message.kind,
      to: message.to,
      subject: message.subject,
      text: message.text,
      html: message.html,
      status: sendable ? 'queued' : 'not_sent',
      reason: sendable ? '' : NO_MAIL_SERVER,
      dedupeKey: message.dedupeKey ?? null,
      inquiryId: message.inquiryId ?? null,
      bookingId: message.bookingId ?? null,
      documentId: message.documentId ?? null,
      messageId: mailMessageId(ctx, id),
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (!written) return null;
  if (sendable) await ctx.jobs.enqueue(tx, 'message.send', { messageId: id });
  await announce(ctx, tx, { topic: 'messages', id, change: 'created' });
  return id;
}

export function refuseLineBreaks(field: string, value: string): void {
  if (/[\r\n\0\u2028\u2029]/.test(value)) {
    throw invalid('A header field of an e-mail cannot hold a line break', { [field]: 'Use one line' });
  }
}
