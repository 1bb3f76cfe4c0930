import { expect, it } from 'vitest';
import { z } from 'zod';
import { problems } from './use-office-form.ts';

const Schema = z.object({
  title: z
    .string()
    .min(3, 'too short')
    .max(5, 'too long')
    .regex(/^[a-z]+$/, 'only letters'),
  images: z.array(z.object({ alt: z.string().min(1, 'Alt is required') })),
});

it('UI-23 each field has its first problem, by its path', () => {
  expect(problems(Schema, { title: '1', images: [{ alt: 'x' }, { alt: '' }] })).toEqual({
    title: 'too short',
    'images.1.alt': 'Alt is required',
  });
  expect(problems(Schema, { title: 'abc', images: [] })).toEqual({});
});
