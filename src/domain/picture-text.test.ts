import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureAddress } from './picture-address.ts';
import { pictureText, withPictureText } from './picture-text.ts';

const UPLOAD = pictureAddress({
  id: `pic_${'a'.repeat(24)}`,
  width: 1600,
  height: 900,
  tiny: 'UklGR',
  alt: 'Boats',
});

it.each(['/pictures/goa.svg', 'https://example.com/a.jpg?w=1', UPLOAD])(
  'P20 %s keeps any words',
  (address) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 160 }), (text) => {
        const well = text.toWellFormed();
        expect(pictureText(withPictureText(address, well))).toBe(well);
      }),
    );
    expect(withPictureText(withPictureText(address, 'Sea'), '')).toBe(withPictureText(address, ''));
  },
);

it('P20 a picture without words has none, and a broken address is no failure', () => {
  expect(pictureText('/pictures/goa.svg')).toBe('');
  expect(pictureText('/pictures/goa.svg#alt=%E0%A4%A')).toBe('%E0%A4%A');
  expect(pictureText(UPLOAD)).toBe('Boats');
  expect(withPictureText('', 'Sea')).toBe('');
});
