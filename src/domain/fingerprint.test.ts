import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

it('is the same for equal values, whatever the order of their fields', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse());
      expect(fingerprint(turned)).toBe(fingerprint(value));
      expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(fingerprint(value));
    }),
  );
});

it('is another for different values', () => {
  const values = [
    {},
    [],
    '',
    null,
    0,
    false,
    { a: 1 },
    { a: '1' },
    { a: { b: 1 } },
    { b: 1 },
    [1, 2],
    [2, 1],
  ];
  expect(new Set(values.map(fingerprint)).size).toBe(values.length);
  const many = Array.from({ length: 5000 }, (_, n) => fingerprint({ phone: `+91 ${n}` }));
  expect(new Set(many).size).toBe(many.length);
  expect(many[0]).toMatch(/^[0-9a-f]{16}$/);
});
