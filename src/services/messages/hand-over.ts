import type { Mail } from '#app/integrations/mail/port.ts';
import type { HandOver } from '#app/integrations/sms/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { documentPdf } from '#app/services/documents/document-pdf.ts';
import type { MessageRow } from './message-view.ts';
import { offeredBrochure } from './offered-brochure.ts';
import { whatsAppWay } from './whatsapp-way.ts';

/** Gives one claimed message to its provider; outside any transaction. Never throws for what a provider does. */
export async function handOver(ctx: Ctx, message: MessageRow): Promise<HandOver> {
  switch (message.channel) {
    case 'email':
      return handOverMail(ctx, message);
    case 'sms':
      return handOverSms(ctx, message);
    case 'whatsapp':
      return handOverWhatsApp(ctx, message);
    default:
      return message.channel satisfies never;
  }
}

/** Who would take a message of this channel now. */
export function providerOf(ctx: Ctx, channel: MessageRow['channel']): string {
  return channel === 'email' ? 'smtp' : ctx[channel].provider;
}

/** A mail goes with the same Message-ID on every try, so one whose answer was lost may be tried again. */
async function handOverMail(ctx: Ctx, message: MessageRow): Promise<HandOver> {
  const { to, subject, text, html, messageId } = message;
  const mail: Mail = { to, subject, text, html, messageId };
  try {
    if (message.documentId !== null) {
      const paper = await documentPdf(ctx, message.documentId);
      if (!paper) return { result: 'refused', reason: 'the document that belongs to it is gone' };
      mail.attachments = [pdfPart(paper)];
    }
    if (message.offer !== null) mail.attachments = [pdfPart(await offeredBrochure(ctx, message))];
  } catch (error) {
    ctx.log.error({ messageId: message.id, err: error }, 'the document of a mail could not be made');
    return {
      result: 'later',
      reason: 'the document that belongs to it could not be made',
      mayHaveGone: false,
    };
  }
  const outcome = await ctx.mail.send(mail);
  if (outcome.result === 'sent') return { result: 'sent', providerId: messageId };
  return outcome.result === 'later' ? { ...outcome, mayHaveGone: false } : outcome;
}

function pdfPart({ filename, pdf }: { filename: string; pdf: Uint8Array }) {
  return { filename, contentType: 'application/pdf', content: pdf };
}

async function handOverSms(ctx: Ctx, { id, to, text, template }: MessageRow): Promise<HandOver> {
  return ctx.sms.send({
    to,
    text,
    reference: id,
    ...(template ? { template: { id: template.name, values: template.values } } : {}),
  });
}

/** Which way is open is decided now: between the press and a later try the 24 hours may have ended. */
async function handOverWhatsApp(ctx: Ctx, message: MessageRow): Promise<HandOver> {
  const { id: reference, to, text } = message;
  const { way, template } = await whatsAppWay(ctx, { to, template: message.template, text });
  if (way === 'free') return ctx.whatsapp.send({ kind: 'session', to, text, reference });
  if (template === null)
    return { result: 'off', reason: ctx.whatsapp.provider === 'off' ? NOT_SET_UP : NO_WAY };
  const { name, language, values } = template;
  return ctx.whatsapp.send({ kind: 'template', to, template: name, language, values, reference });
}

const NOT_SET_UP = 'Not sent: WhatsApp is not set up here';
const NO_WAY =
  'Not sent: this person has not written to us in the last 24 hours, and no approved template is set up';
