/** The ways in which staff write to people, and what is said about a send. Source: back-office §8, checklist B04–B07. */
export const CHANNELS = ['email', 'sms', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

interface ChannelTexts {
  /** As people know it: titles and buttons. */
  name: string;
  sent: string;
  /** Where the server gave no reason. */
  failed: string;
}

export const CHANNEL_TEXTS: Record<Channel, ChannelTexts> = {
  email: { name: 'Email', sent: 'Email sent successfully!', failed: 'Failed to send email' },
  sms: { name: 'SMS', sent: 'SMS sent successfully!', failed: 'Failed to send SMS' },
  whatsapp: { name: 'WhatsApp', sent: 'WhatsApp sent successfully!', failed: 'Failed to send WhatsApp' },
};

/** A provider that has not answered yet, or asked to come back later. */
export const QUEUED_TEXT = 'Queued: it will be sent as soon as possible';

/** Characters: an SMS as long as Twilio takes, a text as long as WhatsApp takes, and a long letter. */
export const LONGEST: Record<Channel, number> = { email: 20_000, sms: 1600, whatsapp: 4096 };

/** `received`: the person wrote to us. `delivered`: it reached the phone, by the provider's word. */
export const MESSAGE_STATUSES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'failed',
  'not_sent',
  'received',
] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MESSAGE_STATUS_NAMES: Record<MessageStatus, string> = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Failed',
  not_sent: 'Not sent',
  received: 'Received',
};
