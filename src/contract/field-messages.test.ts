import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldMessages } from './field-messages.ts';

const source = z.enum(['website', 'referral'], { error: 'Lead source must be one of website, referral' });
const form = z.object({
  lead_source: z.union([z.literal(''), source]),
  due: z.union([z.iso.date('Due date must be a date'), z.union([z.literal(''), z.null()])]),
  plain: z.union([z.string(), z.number()]),
});
const messagesOf = (input: unknown) => {
  const read = form.safeParse(input);
  return read.success ? {} : fieldMessages(read.error);
};

test('B12 a value that may be empty is refused in the words of what it may be', () => {
  expect(messagesOf({ lead_source: 'moon', due: 'soon', plain: 1 })).toEqual({
    lead_source: 'Lead source must be one of website, referral',
    due: 'Due date must be a date',
  });
  expect(messagesOf({ lead_source: '', due: '', plain: 'x' })).toEqual({});
});

test('where nothing of ours is said, the library speaks for the field', () => {
  expect(messagesOf({ lead_source: '', due: null, plain: null })).toEqual({ plain: 'Invalid input' });
});
