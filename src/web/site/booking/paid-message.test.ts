import { expect, test } from 'vitest';
import { paidMessage } from './paid-message.ts';

const paid = { bookingStatus: 'confirmed', balanceAmount: 0 } as const;
const before = { confirmed: false, sendsMail: true };

test('P15 only the payment that confirms the booking says so, in the specification’s words', () => {
  expect(paidMessage(paid, before)).toEqual({
    title: 'Booking Confirmed!',
    detail: 'Your booking has been successfully confirmed. Check your email for details.',
  });
  expect(paidMessage(paid, { confirmed: true, sendsMail: true })).toEqual({
    title: 'Payment received',
    detail: 'Thank you. Nothing is left to pay.',
  });
});

test('P15 a payment that leaves something due, or that came too late, promises nothing', () => {
  expect(paidMessage({ bookingStatus: 'pending', balanceAmount: 26_249.25 }, before)).toEqual({
    title: 'Payment received',
    detail: 'Thank you. ₹26,249.25 of the price is still due.',
  });
  expect(paidMessage({ ...paid, bookingStatus: 'cancelled' }, before).detail).toContain('had been cancelled');
});

test('MSG-08 without a mail server no e-mail is promised', () => {
  expect(paidMessage(paid, { confirmed: false, sendsMail: false })).toEqual({
    title: 'Booking Confirmed!',
    detail:
      'Your booking has been successfully confirmed. Keep the address of this page: it has all details.',
  });
});
