import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountProblem, maskedAccount, normaliseAccount, spacedAccount } from './bank-account.ts';

describe('B27 numbers of bank accounts', () => {
  it.each([
    ['0412 7788 1203', '041277881203'],
    ['50100-234-567-890', '50100234567890'],
    ['ae07 0331 2345 6789 0123 456', 'AE070331234567890123456'],
  ])('takes %s', (typed, stored) => {
    expect(accountProblem(typed)).toBeNull();
    expect(normaliseAccount(typed)).toBe(stored);
  });

  it.each(['', '12345', '1'.repeat(35), '12345678/9', 'ACCOUNT', '<b>123456</b>'])('refuses %s', (typed) => {
    expect(accountProblem(typed)).toMatch(/^Bank account number must have/);
  });

  it('shows the last four alone, whatever the number', () => {
    expect(maskedAccount('041277881203')).toBe('•••• 1203');
    const number = fc.stringMatching(/^[A-Z0-9]{9,34}$/);
    fc.assert(
      fc.property(number, (whole) => {
        expect(maskedAccount(whole)).toHaveLength(9);
        expect(spacedAccount(whole).replaceAll(' ', '')).toBe(whole);
      }),
    );
  });
});
