import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smsSegments } from './sms-segments.ts';

const a = (count: number) => 'a'.repeat(count);

describe('MSG-07 how many SMS a text is', () => {
  test.each([
    ['', 0],
    [a(160), 1],
    [a(161), 2],
    [a(306), 2],
    [a(307), 3],
    [`₹${a(69)}`, 1],
    [`₹${a(70)}`, 2],
    [`₹${a(133)}`, 2],
    [`₹${a(134)}`, 3],
    [`[${a(158)}`, 1],
    [`[${a(159)}`, 2],
    [`${a(152)}€${a(152)}`, 3],
    [`😘${a(68)}`, 1],
    [`😘${a(69)}`, 2],
    [`${a(84)}]😘`, 2],
  ])('%j is %i', (text, segments) => {
    expect(smsSegments(text).segments).toBe(segments);
  });

  test.each(['€', '^', '{', '}', '[', ']', '~', '|', '\\'])('%s counts two', (letter) => {
    expect(smsSegments(letter)).toMatchObject({ encoding: 'GSM-7', units: 2, characters: 1 });
  });

  test.each(['₹', '’', '“', 'न', '😘', '`', 'ê'])('%s makes it UCS-2', (letter) => {
    expect(smsSegments(`Hello ${letter}`)).toMatchObject({ encoding: 'UCS-2', characters: 7 });
  });

  test('any text: the count is of what was typed, and as many SMS as its units need', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        const { encoding, characters, units, segments, left } = smsSegments(text);
        const [one, more] = encoding === 'GSM-7' ? [160, 153] : [70, 67];
        expect(characters).toBe([...text].length);
        expect(segments).toBeGreaterThanOrEqual(units <= one ? Math.min(units, 1) : Math.ceil(units / more));
        expect(segments).toBeLessThanOrEqual(units <= one ? 1 : Math.ceil(units / (more - 1)));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(one);
      }),
    );
  });
});
