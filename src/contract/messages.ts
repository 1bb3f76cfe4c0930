/** Messages that staff send, and how each of them fared. Source: back-office §2, §7, §8; checklist B04–B07. */
import { z } from 'zod';
import { CHANNELS, LONGEST, MESSAGE_STATUSES } from '#app/domain/message-channel.ts';
import { NO_NUMBER, toE164 } from '#app/domain/phone-number.ts';
import { ErrorBody } from './errors.ts';
import { idText, line, requiredText } from './fields.ts';
import { ListQuery } from './list-query.ts';

/** A message to or from a person, as staff see it. */
export const MessageView = z
  .object({
    id: z.string(),
    channel: z.enum(CHANNELS),
    /** `in`: the person wrote to us. */
    direction: z.enum(['out', 'in']),
    /** `staff` for what a person wrote, else what it is, such as `booking_confirmation`. */
    kind: z.string(),
    /** Empty, like subject and text, once the person's data was erased. For `in` the number it came from. */
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    status: z.enum(MESSAGE_STATUSES),
    /** Why it is not there yet, or never will be; empty when all is well. */
    reason: z.string(),
    createdAt: z.string(),
    sentAt: z.string().nullable(),
    deliveredAt: z.string().nullable(),
    /** The staff member who wrote it; empty for what the site sends by itself. */
    author: z.string(),
    canRetry: z.boolean(),
  })
  .meta({ id: 'Message' });
export type MessageView = z.infer<typeof MessageView>;

/** Query of GET /crm/messages: of one record, or of all. */
export const MessageListQuery = ListQuery.extend({
  inquiry_id: idText.optional(),
  booking_id: idText.optional(),
  customer_id: idText.optional(),
  status: z.enum(MESSAGE_STATUSES).optional(),
});
export type MessageListQuery = z.infer<typeof MessageListQuery>;

/** One key for one press of Send: the same press twice, from two tabs or after a lost answer, sends once. */
const requestKey = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'The key of a request is 8 to 64 letters and digits')
  .optional();
const templateId = idText.optional();
/** Absent: the record's own. */
const to = z
  .string({ error: 'Phone is required' })
  .trim()
  .max(64, 'Phone can have at most 64 characters')
  .refine((typed) => toE164(typed) !== null, NO_NUMBER)
  .optional();

/** Body of POST …/email. The recipient is the record's own address whatever `to` says. */
export const EmailRequest = z
  .object({
    to: z.unknown().optional(),
    subject: line('Subject', 200),
    message: requiredText('Message', LONGEST.email),
    template_id: templateId,
    request_key: requestKey,
  })
  .meta({ id: 'EmailRequest' });
export type EmailRequest = z.infer<typeof EmailRequest>;

const textRequest = (longest: number) =>
  z.object({
    to,
    message: requiredText('Message', longest),
    template_id: templateId,
    request_key: requestKey,
  });

/** Body of POST …/sms. */
export const SmsRequest = textRequest(LONGEST.sms).meta({ id: 'SmsRequest' });
export type SmsRequest = z.infer<typeof SmsRequest>;

/** Body of POST …/whatsapp. */
export const WhatsAppRequest = textRequest(LONGEST.whatsapp).meta({ id: 'WhatsAppRequest' });
export type WhatsAppRequest = z.infer<typeof WhatsAppRequest>;

/** 200: handed over. 202: still trying. */
export const SendAnswer = z
  .object({ outcome: z.enum(['sent', 'queued']), detail: z.string(), message: MessageView })
  .meta({ id: 'SendAnswer' });
export type SendAnswer = z.infer<typeof SendAnswer>;

/** 502: not handed over, with the reason. 409: no provider; a WhatsApp text can be sent by hand from `whatsapp_url`. */
export const SendFailure = ErrorBody.extend({
  message: MessageView.optional(),
  whatsapp_url: z.string().optional(),
}).meta({ id: 'SendFailure' });
export type SendFailure = z.infer<typeof SendFailure>;

/** Query of GET /crm/messages/compose: exactly one record. */
export const ComposeQuery = z.object({
  inquiry_id: idText.optional(),
  booking_id: idText.optional(),
  customer_id: idText.optional(),
  /** The number that an SMS or WhatsApp would go to, where it is another than the record's. */
  to: z.string().max(64).optional(),
});
export type ComposeQuery = z.infer<typeof ComposeQuery>;

/** What a dialog needs to know before something is sent. */
export const ComposeView = z
  .object({
    /** Whether a provider is set up for the channel. */
    ready: z.record(z.enum(CHANNELS), z.boolean()),
    /** How a WhatsApp text would go now: freely within 24 hours of the person's last message, in an approved template, or by hand. */
    whatsapp: z.object({
      way: z.enum(['free', 'template', 'link']),
      /** Until when it may go freely. */
      freeUntil: z.string().nullable(),
    }),
    templates: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        channel: z.enum(CHANNELS),
        subject: z.string(),
        /** Filled in for this record. */
        text: z.string(),
        /** Names that stand for nothing here, such as `reference` for an inquiry; such a template cannot be used. */
        missing: z.array(z.string()),
        /** The provider knows it: unchanged it may go to whoever has not written to us. */
        approved: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ComposeMessage' });
export type ComposeView = z.infer<typeof ComposeView>;
