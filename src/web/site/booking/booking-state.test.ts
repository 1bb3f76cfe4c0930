import { expect, test } from 'vitest';
import { bookingHeadline, clockTime } from './booking-state.ts';

test('an instant is told on the agency’s clock, wherever it is', () => {
  expect(clockTime('2026-11-29T10:40:00Z', 'Asia/Kolkata')).toBe('29 Nov 2026, 4:10 PM');
  expect(clockTime('2026-11-29T22:40:00Z', 'Asia/Dubai')).toBe('30 Nov 2026, 2:40 AM');
});

test('P15 a confirmed booking promises an e-mail only where one can be sent', () => {
  const booking = {
    bookingStatus: 'confirmed',
    paymentStatus: 'completed',
    paidAmount: 100,
    refundedAmount: 0,
  } as const;
  expect(bookingHeadline(booking, { sendsMail: true }).lead).toBe(
    'Your booking has been successfully confirmed. Check your email for details.',
  );
  const without = bookingHeadline(booking, { sendsMail: false });
  expect(without.title).toBe('Booking Confirmed!');
  expect(without.lead).not.toMatch(/e-?mail/i);
});
