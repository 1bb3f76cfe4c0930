import { expect, it } from 'vitest';
import { invoiceBalance, invoicePaymentStatus } from './invoice-money.ts';

const money = (totalAmount: number, paidAmount: number, creditedAmount = 0) => ({
  status: 'issued' as const,
  totalAmount,
  paidAmount,
  creditedAmount,
});

it.each([
  [money(11_800, 0), 'pending', 11_800],
  [money(11_800, 1), 'partial', 11_799],
  [money(11_800, 11_800), 'paid', 0],
  [money(11_800, 0, 11_800), 'paid', 0],
  [money(11_800, 1_800, 10_000), 'paid', 0],
  [money(11_800, 0, 1_800), 'pending', 10_000],
  [money(11_800, 12_000), 'paid', 0],
  [money(0, 0), 'pending', 0],
])('B30 %o is %s with a balance of %i', (invoice, status, balance) => {
  expect([invoicePaymentStatus(invoice), invoiceBalance(invoice)]).toEqual([status, balance]);
});

it('B32 nothing is due of a cancelled invoice', () => {
  expect(invoiceBalance({ ...money(11_800, 0), status: 'cancelled' })).toBe(0);
});
