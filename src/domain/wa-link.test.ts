import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waLink } from './wa-link.ts';

describe('MSG-04 the link that opens WhatsApp', () => {
  test('is encoded as WhatsApp reads it', () => {
    expect(waLink('+91 98765-43210', 'Goa & Kerala #1 50% off 😀\nCall +91 90000 00001?')).toBe(
      'https://wa.me/919876543210?text=Goa%20%26%20Kerala%20%231%2050%25%20off%20%F0%9F%98%80%0ACall%20%2B91%2090000%2000001%3F',
    );
    expect(waLink('+919876543210', 'Hi! 50% off & ₹45,999 #TRV-101?\nThanks')).toBe(
      'https://wa.me/919876543210?text=Hi!%2050%25%20off%20%26%20%E2%82%B945%2C999%20%23TRV-101%3F%0AThanks',
    );
  });

  test('carries any text whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(new URL(waLink('+919876543210', text)).searchParams.get('text')).toBe(text.toWellFormed());
      }),
    );
  });
});
