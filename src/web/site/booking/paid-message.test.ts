import { expect, test } from 'vitest';
import { paidMessage } from './paid-message.ts';

const paid = { bookingStatus: 'confirmed', balanceAmount: 0 } as const;

test('P15 only the payment that confirms the booking says so, in the specification’s words', () => {
  expect(paidMessage(paid, false)).toEqual({
    title: 'Booking Confirmed!',
    detail: 'Your booking has been successfully confirmed. Check your email for details.',
  });
  expect(paidMessage(paid, true)).toEqual({
    title: 'Payment received',
    detail: 'Thank you. Nothing is left to pay.',
  });
});

test('P15 a payment that leaves something due, or that came too late, promises nothing', () => {
  expect(paidMessage({ bookingStatus: 'pending', balanceAmount: 26_249.25 }, false)).toEqual({
    title: 'Payment received',
    detail: 'Thank you. ₹26,249.25 of the price is still due.',
  });
  expect(paidMessage({ ...paid, bookingStatus: 'cancelled' }, false).detail).toContain('had been cancelled');
});
