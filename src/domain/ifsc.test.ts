import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ifscProblem, normaliseIfsc } from './ifsc.ts';

describe('B27 IFSC codes', () => {
  it.each(['SBIN0001234', 'hdfc0ABC12Z', ' icic0 000001 '])('takes %s', (code) => {
    expect(ifscProblem(code)).toBeNull();
  });

  it('stores one form of a code', () => {
    expect(normaliseIfsc(' icic0 000001 ')).toBe('ICIC0000001');
  });

  it.each(['', 'SBIN000123', 'SBIN00012345', '1BIN0001234', 'SBIN1001234', 'SBIN000123-', 'ＳBIN0001234'])(
    'refuses %s and says what it looks like',
    (code) => {
      expect(ifscProblem(code)).toContain('such as SBIN0001234');
    },
  );

  it('knows the letter that is typed for the zero', () => {
    expect(ifscProblem('SBINO001234')).toContain('not the letter O');
  });

  it('takes what has the shape, and no text with a character changed to a sign', () => {
    const code = fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/);
    fc.assert(
      fc.property(code, fc.nat({ max: 10 }), (right, at) => {
        expect(ifscProblem(right)).toBeNull();
        expect(ifscProblem(`${right.slice(0, at)}-${right.slice(at + 1)}`)).not.toBeNull();
      }),
    );
  });
});
