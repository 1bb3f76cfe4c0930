/** The texts that staff start messages from, as the settings hold them. */
import { z } from 'zod';
import { CHANNELS, LONGEST } from '#app/domain/message-channel.ts';
import { type MessageTemplate, TEMPLATE_NAMES, unknownTemplateNames } from '#app/domain/message-templates.ts';
import { line, optionalLine, requiredText } from './fields.ts';

const KNOWN = Object.keys(TEMPLATE_NAMES)
  .map((name) => `{{${name}}}`)
  .join(', ');

const template = z
  .object({
    id: z.string().regex(/^[\w-]{1,64}$/, 'The id of a template is letters and digits'),
    name: line('Name', 40),
    channel: z.enum(CHANNELS, { error: 'Choose Email, SMS or WhatsApp' }),
    subject: optionalLine('Subject', 200).refine((text) => !/[\r\n]/.test(text), 'Subject must be one line'),
    text: requiredText('Text', LONGEST.email),
    approvedAs: optionalLine('Approved as', 100),
    language: optionalLine('Language', 10)
      .transform((code) => code || 'en')
      .refine((code) => /^[a-z]{2}(_[A-Z]{2})?$/.test(code), 'Language must be a code such as en or en_US'),
  })
  .superRefine((value, ctx) => {
    const wrong = (path: keyof MessageTemplate, message: string) =>
      ctx.addIssue({ code: 'custom', path: [path], message });
    for (const field of ['subject', 'text'] as const) {
      const [unknown] = unknownTemplateNames(value[field]);
      if (unknown !== undefined) wrong(field, `{{${unknown}}} stands for nothing; use ${KNOWN}`);
    }
    if (value.channel === 'email' && value.subject === '') wrong('subject', 'Subject is required');
    if (value.text.length > LONGEST[value.channel])
      wrong('text', `Text can have at most ${LONGEST[value.channel]} characters`);
    if (value.approvedAs !== '' && !APPROVED[value.channel].pattern.test(value.approvedAs))
      wrong('approvedAs', APPROVED[value.channel].message);
  });

const APPROVED: Record<MessageTemplate['channel'], { pattern: RegExp; message: string }> = {
  email: { pattern: /^$/, message: 'An e-mail needs no approval' },
  sms: { pattern: /^[\w-]{6,60}$/, message: 'DLT template ID must be letters and digits' },
  whatsapp: { pattern: /^[a-z0-9_]+$/, message: 'Template name must be small letters, digits and _' },
};

export const MESSAGE_TEMPLATES: z.ZodType<MessageTemplate[]> = z
  .array(template)
  .max(100, 'There can be at most 100 templates')
  .superRefine((all, ctx) => {
    for (const [index, { id, name, channel }] of all.entries()) {
      const earlier = all.slice(0, index);
      if (earlier.some((one) => one.id === id))
        ctx.addIssue({ code: 'custom', path: [index, 'id'], message: 'Two templates have the same id' });
      if (earlier.some((one) => one.channel === channel && one.name === name))
        ctx.addIssue({ code: 'custom', path: [index, 'name'], message: `There is another “${name}”` });
    }
  });
