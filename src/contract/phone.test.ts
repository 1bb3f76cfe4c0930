import { expect, test } from 'vitest';
import { phone } from './fields.ts';

const fault = (typed: string) => phone.safeParse(typed).error?.issues[0]?.message ?? null;

test.each([
  '+91 98765 43210',
  '98765 43210',
  '09876543210',
  '919876543210',
  '0091-9000000008',
  '+91 11 4000 5000',
  '(011) 4000-5000',
  '+1 (732) 555-0100',
  '+960 777 1234',
  '0096 0777 1234',
  '17325550100',
])('MSG-06 %s is a phone number', (typed) => {
  expect(fault(typed)).toBeNull();
});

test.each([
  '987654321',
  '+91 98765 4321',
  '91987654321',
  '+91 98765 432101',
  '009198765432',
  '0987654321012',
])('MSG-06 %s is no Indian number: they have 10 digits', (typed) => {
  expect(fault(typed)).toContain('Indian numbers have 10 digits');
});

test.each(['12345', 'abc', '+', '+91 00000 00000', '1'.repeat(25), '', '+1 23'])(
  'MSG-06 "%s" is refused',
  (typed) => {
    expect(fault(typed)).not.toBeNull();
  },
);
