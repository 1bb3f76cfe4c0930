import { describe, expect, test } from 'vitest';
import { DEFAULT_TEMPLATES, fillTemplate, type MessageTemplate } from '#app/domain/message-templates.ts';
import { fieldMessages } from './field-messages.ts';
import { MESSAGE_TEMPLATES } from './message-templates.ts';

const SMS: MessageTemplate = {
  id: 'one',
  name: 'One',
  channel: 'sms',
  subject: '',
  text: 'Hello {{firstName}}',
  approvedAs: '',
  language: 'en',
};

function problemsOf(...all: Array<Partial<MessageTemplate>>): Record<string, string> {
  const parsed = MESSAGE_TEMPLATES.safeParse(all.map((change) => ({ ...SMS, ...change })));
  return parsed.success ? {} : fieldMessages(parsed.error);
}

describe('MSG-12 message templates', () => {
  test('those of the first start are valid', () => {
    expect(MESSAGE_TEMPLATES.safeParse(DEFAULT_TEMPLATES).success).toBe(true);
  });

  test.each([
    ['a name that stands for nothing', { text: 'Hi {{nmae}}' }, '0.text', '{{nmae}} stands for nothing'],
    ['empty braces', { text: 'Hi {{}}' }, '0.text', '{{}} stands for nothing'],
    ['no text', { text: ' ' }, '0.text', 'Text is required'],
    ['an SMS as long as a letter', { text: 'x'.repeat(1601) }, '0.text', 'at most 1600'],
    ['an e-mail without subject', { channel: 'email' as const }, '0.subject', 'Subject is required'],
    ['two lines of subject', { channel: 'email' as const, subject: 'a\nb' }, '0.subject', 'one line'],
    ['a wrong DLT id', { approvedAs: 'a b' }, '0.approvedAs', 'DLT template ID'],
    [
      'a wrong template',
      { channel: 'whatsapp' as const, approvedAs: 'Plan Ready' },
      '0.approvedAs',
      'small letters',
    ],
    ['a wrong language', { language: 'english' }, '0.language', 'en_US'],
  ])('%s is refused by its field', (_what, change, field, message) => {
    expect(problemsOf(change)[field]).toContain(message);
  });

  test('names and ids are not given twice within a channel', () => {
    expect(problemsOf({}, { id: 'two' })).toEqual({ '1.name': 'There is another “One”' });
    expect(problemsOf({}, { name: 'Two' })).toEqual({ '1.id': 'Two templates have the same id' });
    expect(problemsOf({}, { id: 'two', channel: 'whatsapp' })).toEqual({});
  });

  test('braces that are no name stay, values are not read again, a dollar is a dollar', () => {
    expect(fillTemplate('{{name}} {{ name }} {name} {{{name}}} {{other}}', { name: '{{staff}} $& $1' })).toBe(
      '{{staff}} $& $1 {{staff}} $& $1 {name} {{{staff}} $& $1} {{other}}',
    );
  });
});
