/**
 * Texts that staff start a message from. `{{names}}` stand for what is known of the record; they are filled in once,
 * when the template is chosen, so braces in what a person typed or is called stay as they are. Source: case MSG-12.
 */
import type { Channel } from './message-channel.ts';

export interface MessageTemplate {
  /** Kept when it is edited: what was sent by it is found by it. */
  id: string;
  name: string;
  channel: Channel;
  /** Of an e-mail. */
  subject: string;
  text: string;
  /**
   * What the provider approved this text as: the DLT template's id at MSG91, the template's name at WhatsApp. Its
   * variables are the names in the text, in their order. Empty: it goes as any text does.
   */
  approvedAs: string;
  /** Of a WhatsApp template. */
  language: string;
}

/** What may stand in double braces, with what it means. */
export const TEMPLATE_NAMES = {
  name: 'The person’s name',
  firstName: 'The first word of it',
  trip: 'Destination or trip',
  reference: 'Booking reference',
  travelDate: 'Travel date',
  total: 'Total of the booking',
  paid: 'Paid so far',
  balance: 'Still to pay',
  bookingLink: 'Link to the booking’s page, where the balance is paid',
  staff: 'Your name',
  agency: 'The agency’s name',
  agencyPhone: 'The agency’s phone',
} as const;
export type TemplateName = keyof typeof TEMPLATE_NAMES;
/** An absent or empty one is not known of the record. */
export type TemplateValues = Partial<Record<TemplateName, string>>;

const NAME = /\{\{\s*(\w*)\s*\}\}/g;

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATE_NAMES, name);
}

/** Names in braces, in their order, each as often as it stands there. */
function namesIn(text: string): string[] {
  return [...text.matchAll(NAME)].map((match) => match[1] ?? '');
}

/** Names in braces that stand for nothing. */
export function unknownTemplateNames(text: string): string[] {
  return namesIn(text).filter((name) => !isTemplateName(name));
}

/** Names in the text that the record has no value for. */
export function missingNames(text: string, values: TemplateValues): string[] {
  const names = [...new Set(namesIn(text))].filter(isTemplateName);
  return names.filter((name) => (values[name] ?? '') === '');
}

/** The text with its names filled in, in one pass: what a value holds is never read as a name. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(NAME, (braces, name: string) => (isTemplateName(name) ? (values[name] ?? '') : braces));
}

/**
 * The values of an approved template's variables, when `message` is exactly what the template says; null when staff
 * changed it, since then it is not what was approved.
 */
export function approvedValues(
  template: MessageTemplate,
  values: TemplateValues,
  message: string,
): string[] | null {
  if (template.approvedAs === '' || missingNames(template.text, values).length > 0) return null;
  if (fillTemplate(template.text, values).trim() !== message.trim()) return null;
  return namesIn(template.text)
    .filter(isTemplateName)
    .map((name) => values[name] ?? '');
}

function template(
  channel: Channel,
  id: string,
  { name, subject = '', text }: { name: string; subject?: string; text: string },
): MessageTemplate {
  return { id: `${channel}-${id}`, name, channel, subject, text, approvedAs: '', language: 'en' };
}

export const DEFAULT_TEMPLATES: MessageTemplate[] = [
  template('email', 'first-reply', {
    name: 'First reply',
    subject: 'Re: Your inquiry about {{trip}}',
    text: 'Hello {{firstName}},\n\nThank you for writing to us about {{trip}}. I will send you a plan and a price within a day. Which dates suit you, and how many of you will travel?\n\n{{staff}}\n{{agency}}, {{agencyPhone}}',
  }),
  template('email', 'quote-ready', {
    name: 'Quote ready',
    subject: 'Your plan for {{trip}} is ready',
    text: 'Hello {{firstName}},\n\nYour plan for {{trip}} is ready. Shall I call you to go through it together?\n\n{{staff}}\n{{agency}}, {{agencyPhone}}',
  }),
  template('email', 'balance', {
    name: 'Payment link',
    subject: 'Balance of your booking {{reference}}',
    text: 'Hello {{firstName}},\n\n{{balance}} of {{total}} is still to be paid for {{trip}} on {{travelDate}} (reference {{reference}}). You can pay it here:\n{{bookingLink}}\n\n{{staff}}\n{{agency}}, {{agencyPhone}}',
  }),
  template('sms', 'call-back', {
    name: 'Call back',
    text: 'Hello {{firstName}}, your {{trip}} plan is ready. May we call you today? {{staff}}, {{agency}}',
  }),
  template('sms', 'balance', {
    name: 'Balance due',
    text: 'Hello {{firstName}}, the balance of your booking {{reference}} is still to be paid: {{bookingLink}} {{agency}}',
  }),
  template('whatsapp', 'first-reply', {
    name: 'First reply',
    text: 'Hello {{firstName}}, this is {{staff}} from {{agency}}. Thank you for asking about {{trip}}. Which dates suit you?',
  }),
  template('whatsapp', 'quote-ready', {
    name: 'Quote ready',
    text: 'Hello {{firstName}}, this is {{staff}} from {{agency}}. Your {{trip}} plan is ready. Shall I send it here?',
  }),
  template('whatsapp', 'payment-link', {
    name: 'Payment link',
    text: 'Hello {{firstName}}, {{balance}} is still to be paid for your booking {{reference}}. You can pay it here: {{bookingLink}}',
  }),
];
