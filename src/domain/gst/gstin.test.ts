import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  gstinCheckCharacter,
  gstinProblem,
  isGstin,
  isPan,
  normaliseGstin,
  panOf,
  stateOf,
} from './gstin.ts';

it.each(['24AAQCA8719H1ZC', '24AANFA2641L1ZF', '29AABCR1718E1ZL', ' 24aaqca8719h1zc '])(
  'GST takes the right number %s',
  (gstin) => expect(gstinProblem(gstin)).toBeNull(),
);

it.each([
  ['24AANFA2641L1ZK', 'F'],
  ['29AAFCA7488L1Z0', 'W'],
  ['22AAAAA0000A1Z5', 'C'],
])('GST names the character that %s should end in', (gstin, check) => {
  expect(gstinCheckCharacter(gstin.slice(0, 14))).toBe(check);
  expect(isGstin(gstin)).toBe(false);
});

it.each(['', '24AAQCA8719H1Z', '24AAQCA8719H1ZCC', '2AAAQCA8719H1ZC', '24AAQCA8719H0ZC', '24AAQ-A8719H1ZC'])(
  'GST refuses the shape of "%s"',
  (text) => expect(gstinProblem(text)).toMatch(/15 characters/),
);

it.each(['00', '25', '28', '45', '96', '99'])(
  'GST refuses a number of the state %s, which there is not',
  (state) => {
    const first14 = `${state}AAQCA8719H1Z`;
    const text = first14 + gstinCheckCharacter(first14);
    expect(gstinProblem(text)).toMatch(`GST has no state ${state}`);
  },
);

it('GST reads state and PAN out of the number', () => {
  expect([stateOf('24aaqca8719h1zc'), panOf('24AAQCA8719H1ZC')]).toEqual(['24', 'AAQCA8719H']);
  expect([isPan('AAQCA8719H'), isPan('AAQQA8719H'), isPan('AAQCA8719')]).toEqual([true, false, false]);
});

it('GST finds every single mistyped character', () => {
  const right = '29AABCR1718E1ZL';
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 14 }),
      fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      (index, character) => {
        const typed = right.slice(0, index) + character + right.slice(index + 1);
        expect(isGstin(typed)).toBe(normaliseGstin(typed) === right);
      },
    ),
  );
});
