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

test('P26 where no field has a sentence, plain words say what is wrong, and none of the library’s', () => {
  const strict = z.strictObject({
    travelerDetails: z.array(z.strictObject({ age: z.number() })),
    key: z.string().min(8),
    wanted: z.boolean(),
    kind: z.enum(['full', 'partial']),
    date: z.iso.date(),
    plain: z.union([z.string(), z.number()]),
  });
  const said = (input: unknown) => {
    const { error } = strict.safeParse(input);
    return error ? fieldMessages(error) : {};
  };
  const right = {
    travelerDetails: [],
    key: 'long enough',
    wanted: true,
    kind: 'full',
    date: '2027-01-01',
    plain: 1,
  };
  expect(said(right)).toEqual({});
  expect(said({})).toMatchObject({
    travelerDetails: 'Traveler details is required',
    wanted: 'Wanted is required',
  });
  expect(
    said({
      travelerDetails: [{ age: '3' }, 5],
      key: 'x',
      wanted: 'yes',
      kind: 'half',
      date: 'soon',
      plain: null,
    }),
  ).toEqual({
    'travelerDetails.0.age': 'Age must be a number',
    'travelerDetails.1': 'Traveler details must be an object',
    key: 'Key must be at least 8 characters',
    wanted: 'Wanted must be true or false',
    kind: 'Kind must be one of full, partial',
    date: 'Date cannot be used as it is',
    plain: 'Plain cannot be used as it is',
  });
});
